import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { type Environment, environmentSchema, variableNames } from './config-schema.js';
import { readEnvFile } from './env-file.js';
import { StartupError } from './startup-error.js';

/** Configuration from the environment, contract section 1; frozen. */
export interface Config {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** URL of an external PostgreSQL; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** Absolute folder of the embedded database, media files and generated secrets. */
  readonly dataDir: string;
  /** Null: unchanged, or a default for the first run's account. */
  readonly adminEmail: string | null;
  /** Null: generated on the first run. */
  readonly adminPassword: string | null;
  /** Null: generated and stored in `dataDir`. At least 32 bytes. */
  readonly jwtSecret: string | null;
  readonly demoData: boolean;
  /** The site's public origin, without trailing slash. */
  readonly publicUrl: string;
  /** `file:`, or `s3://bucket?endpoint=...`. */
  readonly mediaUrl: string;
  /** Null: mails stay in the outbox. */
  readonly smtpUrl: string | null;
  /** Number of reverse proxies in front. */
  readonly trustProxy: number;
  /** How long a stopping node reports itself as not ready before it refuses connections. */
  readonly drainSeconds: number;
  /** Request header in which a proxy sends the country of a visitor, in lower case; null if none does. */
  readonly countryHeader: string | null;
  /** Absolute folder of the nightly backups; null: none are written. */
  readonly backupDir: string | null;
  /** Bucket for encrypted copies of them; null: they stay on this machine. */
  readonly backupUrl: string | null;
  /** Private key that `restore` decrypts with; null: it is read from the terminal. */
  readonly backupKey: string | null;
  /** Hour of the day at which they are written, in the time zone of the site. */
  readonly backupHour: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly rateLimit: 'on' | 'off';
  /** Most open boards that hear of changes from this node; more ask every minute. */
  readonly liveListeners: number;
  /** Whether this node reads the timing slips of submissions. */
  readonly slipReader: 'on' | 'off';
  /** Whether this node compares the pictures of submissions by their looks. */
  readonly pictureHints: 'on' | 'off';
}

/** Injection token of the configuration. */
export const CONFIG = Symbol('Config');

/** Default behind a proxy: load balancers that check readiness usually do so every second. */
const DRAIN_SECONDS = 1;

/** The repository's root, four folders above this file in src and in dist. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Reads the environment, with the file `.env` in the repository's root as fallback. An empty variable counts as
 * unset.
 * @throws StartupError with one line that lists all invalid variables without their values
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env, root: string = ROOT): Config {
  const read = environmentSchema.safeParse({ ...readKnown(root), ...withoutEmpty(env) });
  if (!read.success) throw new StartupError(oneLine(read.error));
  return Object.freeze(toConfig(read.data, root));
}

/** Unknown names in the file are rejected as likely typos; in the environment they belong to other programs. */
function readKnown(root: string): Record<string, string> {
  const values = withoutEmpty(readEnvFile(root));
  const unknown = Object.keys(values).filter((name) => !variableNames.includes(name));
  if (unknown.length > 0) throw new StartupError(`.env: there is no variable ${unknown.join(', ')}.`);
  return values;
}

function withoutEmpty(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const present = (entry: [string, string | undefined]): entry is [string, string] => !!entry[1];
  return Object.fromEntries(Object.entries(values).filter(present));
}

function oneLine(error: z.ZodError): string {
  return `${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`;
}

function toConfig(environment: Environment, root: string): Config {
  const databaseUrl = environment.DATABASE_URL ?? null;
  return {
    host: environment.HOST,
    port: environment.PORT,
    databaseUrl,
    dataDir: resolve(root, environment.DATA_DIR),
    adminEmail: environment.ADMIN_EMAIL ?? null,
    adminPassword: environment.ADMIN_PASSWORD ?? null,
    jwtSecret: environment.JWT_SECRET ?? null,
    demoData: environment.DEMO_DATA ? environment.DEMO_DATA === 'true' : databaseUrl === null,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    mediaUrl: environment.MEDIA_URL,
    smtpUrl: environment.SMTP_URL ?? null,
    trustProxy: environment.TRUST_PROXY,
    drainSeconds: environment.DRAIN_SECONDS ?? (environment.TRUST_PROXY > 0 ? DRAIN_SECONDS : 0),
    // Without a proxy, visitors would choose the header.
    countryHeader: environment.TRUST_PROXY > 0 ? (environment.COUNTRY_HEADER?.toLowerCase() ?? null) : null,
    backupDir: environment.BACKUP_DIR === undefined ? null : resolve(root, environment.BACKUP_DIR),
    backupUrl: environment.BACKUP_URL ?? null,
    backupKey: environment.BACKUP_KEY ?? null,
    backupHour: environment.BACKUP_HOUR,
    logLevel: environment.LOG_LEVEL,
    rateLimit: environment.RATE_LIMIT,
    liveListeners: environment.LIVE_LISTENERS,
    slipReader: environment.SLIP_READER,
    pictureHints: environment.PICTURE_HINTS,
  };
}

/** The configuration once port and signing key are known; the default public address depends on the port. */
export function settleConfig(config: Config, port: number, jwtSecret: string): Config {
  const publicUrl =
    config.publicUrl === `http://localhost:${config.port}` ? `http://localhost:${port}` : config.publicUrl;
  return Object.freeze({ ...config, port, publicUrl, jwtSecret });
}

/** Settings of PostgreSQL's clients, such as `PGSSLMODE`; empty ones have no effect. */
const isClientSetting = ([name, value]: [string, string | undefined]): boolean =>
  /^PG[A-Z]+$/.test(name) && !!value;

/** Names of the settings for clients of PostgreSQL in the environment, which complete a DATABASE_URL. */
export const databaseClientSettings = (): string[] =>
  Object.entries(process.env)
    .filter(isClientSetting)
    .map(([name]) => name);

/** Removes them, because they are meant for another PostgreSQL than the embedded one. */
export function dropDatabaseClientSettings(): void {
  for (const name of databaseClientSettings()) delete process.env[name];
}
