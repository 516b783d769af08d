import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../../platform/config/startup-error.js';

/** Reads the private key of a backup from the terminal, without showing it. */
export async function readBackupKey(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartupError('Set BACKUP_KEY to the key that the dashboard showed when it was created.');
  process.stderr.write('Backup key: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
