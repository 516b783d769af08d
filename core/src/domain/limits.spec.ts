import { expect, test } from 'vitest';
import * as admin from './admin/admin-limits.js';
import * as desktop from './desktop/desktop-limits.js';
import * as events from './events/event-limits.js';
import * as images from './images/image-limits.js';
import * as shared from './limits.js';
import * as mail from './newsletter/mail-limits.js';
import * as seo from './seo/seo-limits.js';

const all: Readonly<Record<string, unknown>> = {
  ...shared,
  ...admin,
  ...desktop,
  ...events,
  ...images,
  ...mail,
  ...seo,
};

/** Sizes of units in bytes, and in milliseconds. */
const UNITS = {
  KiB: 1024,
  MiB: 1024 ** 2,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
} as const;
type Amount = `${number} ${keyof typeof UNITS}`;

/** The limits that are computed from a larger unit, in that unit. */
const AMOUNTS: Readonly<Record<string, Amount>> = {
  BODY_MAX_BYTES: '256 KiB',
  BODY_DRAIN_MAX_BYTES: '64 MiB',
  VIDEO_PAGE_MAX_BYTES: '1 MiB',
  RESPONSE_CACHE_MAX_BYTES: '48 MiB',
  MISSING_PAGES_CACHED_MAX_BYTES: '4 MiB',
  IMAGE_MAX_BYTES: '10 MiB',
  UPLOAD_SPOOL_MIN_BYTES: '1 MiB',
  UPLOAD_DISK_MIN_BYTES: '32 MiB',
  EVENT_DOCUMENT_MAX_LENGTH: '64 KiB',
  EVENT_EXPORT_MAX_BYTES: '128 MiB',
  SHARE_PICTURES_MAX_BYTES: '16 MiB',
  ADMIN_STREAM_BACKLOG_MAX_BYTES: '256 KiB',
  DESKTOP_UPLOAD_METERED_BYTES: '64 KiB',
  DESKTOP_UNLOCK_SCRYPT_MEMORY_BYTES: '64 MiB',
  DESKTOP_LOG_FILE_BYTES: '1 MiB',
  DESKTOP_PICTURES_MAX_BYTES: '200 MiB',
  DESKTOP_PICTURES_MEMORY_BYTES: '40 MiB',
  DESKTOP_PICTURE_MAX_BYTES: '4 MiB',
  LEADERBOARD_CACHE_MS: '5 minutes',
  IDEMPOTENCY_TTL_MS: '24 hours',
  DAY_MS: '24 hours',
  JOB_MAX_S: '30 minutes',
  MEDIA_ORPHAN_MS: '60 minutes',
  UPLOAD_SPOOL_STALE_MS: '60 minutes',
  ADMIN_SESSION_MAX_S: '12 hours',
  ADMIN_EVENTS_RETENTION_MS: '24 hours',
  NEWSLETTER_CONFIRM_MS: '7 days',
  NEWSLETTER_MAIL_PAUSE_MS: '5 minutes',
  NEWSLETTER_MAIL_PAUSE_MAX_MS: '24 hours',
  MAIL_RETRY_MAX_MS: '6 hours',
  DESKTOP_UPDATE_PERIOD_MS: '6 hours',
  DESKTOP_APPROVE_WITHIN_MS: '2 minutes',
  DESKTOP_UNLOCK_PAUSE_MAX_MS: '15 minutes',
  VOTER_COOKIE_MAX_AGE_S: '400 days',
  PICTURE_SHARED_MAX_AGE_S: '1 days',
  IMMUTABLE_MAX_AGE_S: '365 days',
};

test.each(Object.entries(AMOUNTS))('%s is %s', (name, amount) => {
  const [count = '', unit = ''] = amount.split(' ');
  const inUnits = Number(count) * UNITS[unit as keyof typeof UNITS];
  expect(all[name]).toBe(name.endsWith('_S') ? inUnits / 1000 : inUnits);
});

test('limits that depend on each other fit', () => {
  expect(events.EVENT_BATCH_MAX_BYTES).toBeLessThan(shared.BODY_MAX_OUTLINE_BYTES);
  expect(shared.OTHER_ENTRIES_STEP).toBeLessThan(shared.OTHER_ENTRIES_MAX);
  expect(shared.TOP_ENTRIES).toBeLessThan(shared.TOP_ENTRIES_WITH_SHARED);
});
