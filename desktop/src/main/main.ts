import { join } from 'node:path';
import { app, dialog } from 'electron';
import { desktopMessages } from '../shared/messages/messages.js';
import { nameApp } from './app-id.js';
import { HIDDEN_ARGUMENT } from './background/login-start.js';
import { errorFields } from './log/error-fields.js';
import { log } from './log/log.js';
import { startLog } from './log/start-log.js';
import { registerAppScheme } from './page/app-protocol.js';
import { findReviewLink, LINK_SCHEME, readReviewLink } from './site/review-link.js';
import { startApp } from './start-app.js';
import { DashboardWindows } from './windows/dashboard-windows.js';
import { reportLostProcesses } from './windows/lost-processes.js';

const windows = new DashboardWindows(() => join(app.getPath('userData'), 'window.json'));
// On Windows and Linux a deep link arrives on the command line.
const link = findReviewLink(process.argv);

/** Shows the error and quits: without a window the app would run unseen. */
function failToStart(error: unknown): void {
  log.error('start failed', errorFields(error));
  const reason = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox(desktopMessages.start.failed, reason);
  app.exit(1);
}

app.on('second-instance', (_event, argv) => {
  // A start at login must not open a window of the running app.
  if (!argv.includes(HIDDEN_ARGUMENT)) windows.openSubmission(findReviewLink(argv));
});
app.on('open-url', (event, url) => {
  event.preventDefault();
  windows.openSubmission(readReviewLink(url));
});

if (app.requestSingleInstanceLock()) {
  nameApp(app, process.platform);
  const logFile = startLog();
  reportLostProcesses((line) => log.error(line));
  app.enableSandbox();
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  registerAppScheme();
  const start = startApp({ windows, logFile, link, arguments: [...process.argv] });
  // Not awaited: Electron becomes ready only after this module is evaluated (ES modules guide, caveats).
  void start.catch(failToStart);
} else {
  app.quit();
}
