import { EMAIL_MAX_LENGTH, isStorableText, PASSWORD_MAX_LENGTH, plainEmail } from '@quartermile/core/domain';
import * as z from 'zod';
import { parseBucket, parseStorageLocation } from './storage-location.js';

const PORT_MAX = 65_535;
const PROXIES_MAX = 10;
const DRAIN_MAX_S = 300;
const HOUR_MAX = 23;
const LISTENERS_MAX = 65_535;
const SECRET_MIN_BYTES = 32;

const wholeNumber = (max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, sentence)
    .transform(Number)
    .refine((number) => number <= max, sentence);

const folder = z.string().refine((text) => !text.includes('\0'), 'must be a folder');

/** A URL with one of the given schemes. */
const address = (schemes: readonly string[], sentence: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), sentence);

/** A public origin without a path, because all links of the site are absolute. */
const origin = address(['http', 'https'], 'must be an http or https address')
  .transform((text) => new URL(text))
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username,
    'must be an origin only, such as https://example.org',
  )
  .transform((url) => url.origin);

/** The variables of contract section 1. Error messages continue after the variable's name. */
export const environmentSchema = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  PORT: wholeNumber(PORT_MAX, `must be a whole number from 0 to ${PORT_MAX}`).default(3000),
  DATABASE_URL: address(['postgres', 'postgresql'], 'must be a postgres:// address').optional(),
  DATA_DIR: folder.default('.data'),
  ADMIN_EMAIL: z
    .string()
    .max(EMAIL_MAX_LENGTH, `must have at most ${EMAIL_MAX_LENGTH} characters`)
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')
    .overwrite(plainEmail)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .max(PASSWORD_MAX_LENGTH, `must have at most ${PASSWORD_MAX_LENGTH} characters`)
    .refine(isStorableText, 'must be plain text')
    .optional(),
  JWT_SECRET: z
    .string()
    .refine(
      (text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES,
      `must have at least ${SECRET_MIN_BYTES} bytes`,
    )
    .optional(),
  DEMO_DATA: z.enum(['true', 'false'], 'must be true or false').optional(),
  PUBLIC_URL: origin.optional(),
  MEDIA_URL: z
    .string()
    .refine(
      (text) => isParsed(() => parseStorageLocation(text, '')),
      'must be file: or s3://bucket?endpoint=...',
    )
    .default('file:'),
  SMTP_URL: address(['smtp', 'smtps'], 'must be an smtp:// or smtps:// address').optional(),
  TRUST_PROXY: wholeNumber(PROXIES_MAX, `must be a whole number from 0 to ${PROXIES_MAX}`).default(0),
  DRAIN_SECONDS: wholeNumber(DRAIN_MAX_S, `must be a whole number from 0 to ${DRAIN_MAX_S}`).optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the name of a request header')
    .optional(),
  BACKUP_DIR: folder.optional(),
  BACKUP_URL: z
    .string()
    .refine((text) => isParsed(() => parseBucket(text, '')), 'must be s3://bucket/prefix?endpoint=...')
    .optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_HOUR: wholeNumber(HOUR_MAX, `must be a whole number from 0 to ${HOUR_MAX}`).default(2),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LIVE_LISTENERS: wholeNumber(LISTENERS_MAX, `must be a whole number from 0 to ${LISTENERS_MAX}`).default(
    5000,
  ),
  SLIP_READER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PICTURE_HINTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

/** The parsed environment. */
export type Environment = z.infer<typeof environmentSchema>;

/** Names of all supported variables. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.shape);

function isParsed(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}
