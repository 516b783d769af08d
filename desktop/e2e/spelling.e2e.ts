import { clickMenu } from './harness/notifications.js';
import { expect, test } from './harness/test.js';

test('checks fields in English until disabled in the menu, also after a restart', async ({
  launchDesktop,
}) => {
  const first = await launchDesktop();
  await first.firstWindow();
  const now = (desktop: typeof first) =>
    desktop.evaluate(({ session: { defaultSession }, Menu }) => {
      const [language = ''] = defaultSession.getSpellCheckerLanguages();
      const isTicked = Menu.getApplicationMenu()?.getMenuItemById('check-spelling')?.checked;
      return {
        isOn: defaultSession.isSpellCheckerEnabled(),
        isTicked,
        isEnglish: language.startsWith('en-'),
      };
    }, null);
  expect(await now(first)).toEqual({ isOn: true, isTicked: true, isEnglish: true });
  await clickMenu(first, 'check-spelling');
  await expect.poll(() => now(first)).toEqual({ isOn: false, isTicked: false, isEnglish: true });
  await first.close();

  const second = await launchDesktop();
  await second.firstWindow();
  expect(await now(second)).toMatchObject({ isOn: false, isTicked: false });
});

test('offers corrections for a misspelled word', async ({ launchDesktop }) => {
  const desktop = await launchDesktop();
  await desktop.firstWindow();
  const offered = await desktop.evaluate(({ BrowserWindow, Menu }) => {
    const [window] = BrowserWindow.getAllWindows();
    const labels: string[] = [];
    const done: string[] = [];
    const chooseTwo = function popup(this: Electron.Menu) {
      labels.push(...this.items.map(({ label }) => label));
      this.items[0]?.click();
      this.items[2]?.click();
    };
    Menu.prototype.popup = chooseTwo;
    if (window) {
      window.webContents.replaceMisspelling = (word) => void done.push(word);
      window.webContents.session.addWordToSpellCheckerDictionary = (word) => done.push(word) > 0;
    }
    window?.webContents.emit(
      'context-menu',
      {},
      {
        misspelledWord: 'gearbocks',
        dictionarySuggestions: ['gearbox', 'gearboxes'],
        isEditable: true,
        selectionText: '',
      },
    );
    return { labels: labels.slice(0, 3), done };
  }, null);
  expect(offered).toEqual({
    labels: ['gearbox', 'gearboxes', 'Add to Dictionary'],
    done: ['gearbox', 'gearbocks'],
  });
});
