import { release } from 'node:os';
import { dirname } from 'node:path';
import { app, clipboard, screen } from 'electron';
import type { AppState } from '../../shared/app-state.js';
import { desktopMessages } from '../../shared/messages/messages.js';
import { errorCode } from '../log/error-fields.js';
import { log } from '../log/log.js';
import type { LogFile } from '../log/log-file.js';
import { openFolder } from '../windows/outside-links.js';
import { formatDiagnostics, type MachineFacts } from './format-diagnostics.js';

/** Number of log lines in the diagnostics. */
const DIAGNOSTICS_LOG_LINES = 50;

/** Dependencies of {@link createAppReports}. */
export interface ReportSources {
  readonly logFile: Pick<LogFile, 'path' | 'readLast'>;
  readState(): AppState;
}

/** Diagnostics for bug reports. Both methods resolve to an error message, or null on success. */
export interface AppReports {
  /** Copies the diagnostics to the clipboard. */
  copyDiagnostics(): Promise<string | null>;
  /** Opens the log folder. */
  openLogs(): Promise<string | null>;
}

/** Call after Electron is ready. */
export function createAppReports({ logFile, readState }: ReportSources): AppReports {
  return {
    async copyDiagnostics() {
      const state = readState();
      const text = formatDiagnostics({
        app: state.app,
        machine: readMachine(),
        state,
        logLines: logFile.readLast(DIAGNOSTICS_LOG_LINES),
      });
      try {
        await clipboard.writeText(text);
        return null;
      } catch (error) {
        log.warn('diagnostics not copied', { error: errorCode(error) });
        return desktopMessages.about.copyFailed;
      }
    },
    async openLogs() {
      const folder = dirname(logFile.path);
      return (await openFolder(folder)) ? null : desktopMessages.about.openLogsFailed(folder);
    },
  };
}

function readMachine(): MachineFacts {
  const displays = screen.getAllDisplays();
  return {
    platform: process.platform,
    arch: process.arch,
    release: release(),
    locale: app.getLocale(),
    displays: displays.map(({ size: { width, height }, scaleFactor: scale }) => ({ width, height, scale })),
  };
}
