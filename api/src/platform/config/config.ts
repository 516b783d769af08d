import { resolve } from 'node:path';

/** What the server is told from outside, contract section 1; frozen. */
export interface Config {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Address of an external PostgreSQL; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** Absolute folder of the embedded database, media files and generated secrets. */
  readonly dataDir: string;
  readonly adminEmail: string;
  /** null: generated on the first run. */
  readonly adminPassword: string | null;
  /** null: generated, and kept in `dataDir`. At least 32 bytes. */
  readonly jwtSecret: string | null;
  readonly demoData: boolean;
  /** The site's public origin, without a slash at its end. */
  readonly publicUrl: string;
  readonly mediaUrl: string;
  readonly smtpUrl: string | null;
  /** Number of reverse proxies in front. */
  readonly trustProxy: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly rateLimit: 'on' | 'off';
}

/** Injection token of the configuration. */
export const CONFIG = Symbol('Config');

/** Reads the configuration from the environment. */
export function loadConfig(_env: NodeJS.ProcessEnv): Config {
  return Object.freeze({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    dataDir: resolve('.data'),
    adminEmail: 'admin@quartermile.local',
    adminPassword: null,
    jwtSecret: null,
    demoData: true,
    publicUrl: 'http://localhost:3000',
    mediaUrl: 'file:',
    smtpUrl: null,
    trustProxy: 0,
    logLevel: 'info',
    rateLimit: 'on',
  });
}
