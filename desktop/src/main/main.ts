import { join } from 'node:path';
import { desktopMessages } from '@quartermile/core/domain';
import { app, dialog, screen } from 'electron';
import { nameApp } from './app-id.js';
import { electronFetch } from './calls/electron-fetch.js';
import { answerChannels } from './channels/answer-channels.js';
import { deskAnswers } from './channels/desk-answers.js';
import { tellPages } from './channels/tell-pages.js';
import { loadConfig } from './config.js';
import { Desk } from './desk.js';
import { holdQuit } from './hold-quit.js';
import { showAppMenu } from './menu/app-menu.js';
import { runCommand } from './menu/run-command.js';
import { DeskNotices } from './notices/desk-notices.js';
import { registerAppScheme, serveApp } from './page/app-protocol.js';
import { watchSystemIdle } from './session/system-idle.js';
import { Spelling } from './spelling/spelling.js';
import { openSystemVault } from './storage/system-vault.js';
import { watchUpdates } from './updates/watch-updates.js';
import { findReviewLink, LINK_SCHEME, readReviewLink } from './windows/deep-link.js';
import { DeskWindows } from './windows/desk-windows.js';
import { lockDown } from './windows/lock-down.js';
import { closePictureWindows } from './windows/picture-window.js';

/** The link that started the app, as Windows and Linux hand it over. */
const firstLink = findReviewLink(process.argv);
const windows = new DeskWindows(() => join(app.getPath('userData'), 'window.json'));

async function start(): Promise<void> {
  const { site, pageServer } = loadConfig(app.isPackaged);
  await app.whenReady();
  const folder = app.getPath('userData');
  const spelling = new Spelling(join(folder, 'spelling.json'));
  const desk = new Desk({
    folder,
    vault: await openSystemVault(process.platform),
    fetch: electronFetch,
    tell(news, audience) {
      if (news.type === 'signed-out' && news.site === desk.open?.origin) closePictureWindows();
      tellPages(news, audience);
    },
    onArrival: (arrival, origin) => notices.tell(arrival, origin),
    onPending: (count) => notices.count(count),
    onSites: () => showMenu(),
  });
  const notices = new DeskNotices({
    open: (target) => windows.openSubmission(target),
    quit: () => app.quit(),
  });
  const showMenu = (): void => {
    const situation = { isMac: process.platform === 'darwin', isSpellingOn: spelling.isOn, ...desk.state };
    showAppMenu(situation, (command) => runCommand(command, { desk, windows, toggleSpelling }));
  };
  const toggleSpelling = async (): Promise<void> => {
    await spelling.toggle();
    showMenu();
  };
  await spelling.load();
  await desk.load(site);
  const openSite = (): string | null => desk.open?.origin ?? null;
  lockDown({ openSite, isDevelopment: pageServer !== null });
  serveApp(join(import.meta.dirname, '../renderer'), openSite, pageServer);
  const answered = answerChannels(deskAnswers(desk, (pageId) => windows.pageIsReady(pageId)));
  holdQuit(async () => {
    await Promise.all([answered(), windows.saved()]);
    await desk.saved();
  });
  const stopWatching = watchSystemIdle({
    onActivity: (at) => desk.noteAtSystem(at),
    onWake: () => desk.wake(),
  });
  app.on('activate', () => windows.show());
  app.on('will-quit', () => {
    stopWatching();
    desk.close();
  });
  await windows.load(
    screen.getAllDisplays().map(({ workArea }) => workArea),
    (target) => desk.locate(target),
  );
  windows.openSubmission(firstLink);
  const stopLooking = watchUpdates({
    onReady: (version) => notices.say(desktopMessages.updates.ready(version)),
    onFailure: () => notices.say(desktopMessages.updates.failed),
  });
  app.on('will-quit', stopLooking);
}

/** Says why the app cannot start, and ends it: without a window nobody would see it run. */
function failToStart(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox(desktopMessages.start.failed, reason);
  app.exit(1);
}

app.on('window-all-closed', () => app.quit());
app.on('second-instance', (_event, argv) => windows.openSubmission(findReviewLink(argv)));
app.on('open-url', (event, url) => {
  event.preventDefault();
  windows.openSubmission(readReviewLink(url));
});

if (app.requestSingleInstanceLock()) {
  nameApp(app, process.platform);
  app.enableSandbox();
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  registerAppScheme();
  // Not awaited: Electron is ready only once this module has been evaluated (its guide to ES modules, caveats).
  void start().catch(failToStart);
} else {
  app.quit();
}
