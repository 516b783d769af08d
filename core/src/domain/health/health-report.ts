import * as z from 'zod';
import { describeBody } from '../describe-body.js';

/** The parts of the server whose health is reported, in their order of display. */
export const HEALTH_ITEM_IDS = [
  'database',
  'disk',
  'storage',
  'jobs',
  'mail',
  'backup',
  'alerts',
  'errors',
  'pictures',
  'pages',
  'clock',
  'server',
] as const;
export type HealthItemId = (typeof HEALTH_ITEM_IDS)[number];

/** States of a part, the most urgent first. `off`: not in use, or unknown while another part fails. */
export const HEALTH_STATES = ['error', 'warning', 'ok', 'off'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** A measured value. The value of a `moment` is an ISO 8601 instant. */
export const healthDetailSchema = z
  .object({ label: z.string(), value: z.string(), kind: z.enum(['text', 'moment']) })
  .meta({ id: 'HealthDetail' });
export type HealthDetail = z.infer<typeof healthDetailSchema>;

/** The state of one part in plain words. */
export const healthItemSchema = z
  .object({
    id: z.enum(HEALTH_ITEM_IDS),
    label: z.string(),
    state: z.enum(HEALTH_STATES),
    /** What is the matter, in one or two sentences. */
    summary: z.string(),
    /** What to do about it; null when nothing is to be done. */
    action: z.string().nullable(),
    /** Since when, ISO 8601; null when unknown or when all is well. */
    since: z.string().nullable(),
    details: z.array(healthDetailSchema),
    /** Whether what failed can be tried again by `POST /api/admin/health`. */
    retryable: z.boolean(),
    /** Whether there is a key for backups that leave the machine; absent while none is needed. */
    backupKey: z.enum(['missing', 'stored']).optional(),
  })
  .meta({ id: 'HealthItem' });
export type HealthItem = z.infer<typeof healthItemSchema>;

/** The health of one node and of what it depends on. Items are sorted by urgency. */
export const healthReportSchema = z
  .object({
    /** ISO 8601. */
    checkedAt: z.string(),
    items: z.array(healthItemSchema),
  })
  .meta({ id: 'HealthReport' });
export type HealthReport = z.infer<typeof healthReportSchema>;

/** The part whose failed work is to be tried again. */
export const healthRetrySchema = describeBody(
  'HealthRetry',
  z.object({ item: z.enum(['jobs', 'mail', 'backup'], 'Choose jobs, mail or backup.') }),
  { item: 'mail' },
);
export type HealthRetry = z.infer<typeof healthRetrySchema>;

/** The number of jobs, mails or backups that are being tried again. */
export const healthRetriedSchema = z.object({ retried: z.int() }).meta({ id: 'HealthRetried' });
export type HealthRetried = z.infer<typeof healthRetriedSchema>;
