import * as z from 'zod';
import { describeBody } from '../describe-body.js';

const ENDPOINT_MAX_LENGTH = 1000;
/** An uncompressed point of P-256 begins with the byte 4. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
const AUTH_SECRET = /^[\w-]{22}(==)?$/;
const HOUR_MAX = 23;

/** Why a request about alerts is refused. */
const text = {
  hour: 'Choose a full hour from 0 to 23.',
  byMail: 'Choose whether to send mails.',
  endpoint: 'This is not the address of a push service.',
  key: 'This is not a key of a push subscription.',
} as const;

const hourSchema = z.int(text.hour).min(0, text.hour).max(HOUR_MAX, text.hour).nullable();

/** How the caller gets alerts. Quiet hours are in the site's time zone; both null: none. */
export const alertPreferencesSchema = describeBody(
  'AlertPreferences',
  z.object({ byMail: z.boolean(text.byMail), quietFrom: hourSchema, quietTo: hourSchema }),
  { byMail: true, quietFrom: 22, quietTo: 7 },
);
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>;

/** A push subscription of a browser (Push API). The service must be at a public name, by https. */
export const pushSubscriptionSchema = describeBody(
  'PushSubscription',
  z.object({
    endpoint: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: text.endpoint })
      .max(ENDPOINT_MAX_LENGTH, text.endpoint),
    keys: z.object({
      p256dh: z.string(text.key).regex(PUBLIC_KEY, text.key),
      auth: z.string(text.key).regex(AUTH_SECRET, text.key),
    }),
  }),
  {
    endpoint: 'https://push.example.org/send/1',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
);
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** A device of the caller that gets alerts by Web Push. Instants are ISO 8601. */
const alertDeviceSchema = z
  .object({
    _id: z.string(),
    /** Program and system, such as "Chrome on Android". */
    device: z.string(),
    /** By which the device finds itself in the list. */
    endpoint: z.string(),
    addedAt: z.string(),
    /** Null before the first alert. */
    sentAt: z.string().nullable(),
    /** Whether the last attempt failed. */
    failing: z.boolean(),
  })
  .meta({ id: 'AlertDevice' });
export type AlertDevice = z.infer<typeof alertDeviceSchema>;

/** How the caller gets alerts, and what they need to subscribe a device. */
export const alertSettingsSchema = alertPreferencesSchema
  .extend({
    /** Whether the server sends mail at all. */
    hasMailServer: z.boolean(),
    /** Key of the server for push subscriptions (VAPID, RFC 8292), base64url. */
    publicKey: z.string(),
    devices: z.array(alertDeviceSchema),
  })
  .meta({ id: 'AlertSettings' });
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** The outcome of a test: queued mails, devices that were reached, and devices that were not. */
export const alertTestSchema = z
  .object({ mails: z.int(), devices: z.int(), failed: z.int() })
  .meta({ id: 'AlertTest' });
export type AlertTest = z.infer<typeof alertTestSchema>;
