import { platform } from 'node:os';

/**
 * The environment of the database's programs: none of the server's own, which holds secrets and could
 * hold settings for another PostgreSQL. Messages are in English because readiness is read from them.
 */
export function databaseEnvironment(): Record<string, string> | undefined {
  if (platform() === 'win32') return undefined;
  return { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' };
}
