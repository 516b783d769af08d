import { join } from 'node:path';
import { DESKTOP_LOG_FILE_BYTES, DESKTOP_LOG_FILES_MAX, desktopMessages } from '@quartermile/core/domain';
import { app, dialog } from 'electron';
import { log, setLogFile } from './log.js';
import { LogFile } from './log-file.js';
import { watchErrors } from './watch-errors.js';

/**
 * Opens the log in the system's log folder and records start, exit and uncaught errors. The first uncaught error is
 * also shown in a dialog.
 */
export function startLog(): LogFile {
  const file = new LogFile(join(app.getPath('logs'), 'quartermile.log'), {
    bytes: DESKTOP_LOG_FILE_BYTES,
    files: DESKTOP_LOG_FILES_MAX,
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
