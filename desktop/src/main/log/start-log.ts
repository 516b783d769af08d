import { join } from 'node:path';
import { app, dialog } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';
import { log, setLogFile } from './log.js';
import { LogFile } from './log-file.js';
import { watchErrors } from './watch-errors.js';

/** Maximum number of log files, the current one included. */
const LOG_FILES_MAX = 3;

/** Maximum size of a log file; a larger one is rotated. */
const LOG_FILE_BYTES = 1024 * 1024;

/**
 * Opens the log in the system's log folder and records start, exit and uncaught errors. The first uncaught error is
 * also shown in a dialog.
 */
export function startLog(): LogFile {
  const file = new LogFile(join(app.getPath('logs'), 'quartermile.log'), {
    bytes: LOG_FILE_BYTES,
    files: LOG_FILES_MAX,
  });
  setLogFile(file);
  const { electron, chrome, node } = process.versions;
  const { platform, arch } = process;
  log.info('app started', { version: app.getVersion(), electron, chrome, node, platform, arch });
  const { title, content } = desktopMessages.unexpectedError;
  const stop = watchErrors(process, () => dialog.showErrorBox(title, content));
  app.once('quit', () => {
    log.info('app ended');
    stop();
  });
  return file;
}
