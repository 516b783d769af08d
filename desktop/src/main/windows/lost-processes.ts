import { app } from 'electron';

/**
 * Reports crashes of helper processes (GPU, network and others); Chromium restarts them.
 * @param report receives a log line
 */
export function reportLostProcesses(report: (line: string) => void): void {
  app.on('child-process-gone', (_event, { type, reason, exitCode, serviceName }) => {
    if (reason !== 'clean-exit') report(`${serviceName ?? type} ended: ${reason}, exit code ${exitCode}`);
  });
}
