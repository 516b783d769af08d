import { execFile } from 'node:child_process';

/** Time-out for detecting the tray. */
const TRAY_ANSWER_MS = 2000;

const WATCHER = 'org.kde.StatusNotifierWatcher';
const PROPERTY = 'IsStatusNotifierHostRegistered';

/** Two ways to read a D-Bus property; most Linux desktops have both programs (GLib and systemd). */
const READERS: readonly (readonly [command: string, args: readonly string[]])[] = [
  [
    'gdbus',
    [
      ...['call', '--session', '--dest', WATCHER, '--object-path', '/StatusNotifierWatcher'],
      ...['--method', 'org.freedesktop.DBus.Properties.Get', WATCHER, PROPERTY],
    ],
  ],
  ['busctl', ['--user', 'get-property', WATCHER, '/StatusNotifierWatcher', WATCHER, PROPERTY]],
];

/** Runs a program and resolves to its output, or null when it fails or is not installed. */
export type RunProgram = (command: string, args: readonly string[]) => Promise<string | null>;

/**
 * Whether the system shows tray icons. Electron has no API for it (decision 51): macOS and Windows always do; on
 * Linux a host must be registered on the session bus. A failure counts as no tray, so that the user can always reach
 * the app.
 */
export async function findTray(platform: NodeJS.Platform, run: RunProgram = runProgram): Promise<boolean> {
  if (platform !== 'linux') return true;
  for (const [command, args] of READERS) {
    const output = await run(command, args);
    if (output !== null) return /\btrue\b/.test(output);
  }
  return false;
}

const runProgram: RunProgram = (command, args) =>
  new Promise((resolve) => {
    execFile(command, [...args], { timeout: TRAY_ANSWER_MS }, (error, output) =>
      resolve(error ? null : output),
    );
  });
