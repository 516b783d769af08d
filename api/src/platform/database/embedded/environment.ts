import { platform } from 'node:os';

/**
 * Environment of PostgreSQL's programs, without the server's own, which contains secrets and possibly settings for
 * another PostgreSQL. Messages are in English because readiness is parsed from them.
 */
export function databaseEnvironment(): Record<string, string> | undefined {
  if (platform() === 'win32') return undefined;
  return { LC_ALL: 'C', PATH: '/usr/bin:/bin', TZ: 'UTC' };
}
