import * as z from 'zod';
import { describeBody } from '../describe-body.js';
import { EMAIL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';

/** The wording that a subscriber agreed to; a changed wording gets a new version. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11',
  text: 'I want to receive the newsletter by e-mail and can unsubscribe at any time.',
} as const;

/** An e-mail address, in lower case; the pattern is the one that browsers use for e-mail fields. */
export const emailSchema = z
  .string(messages.newsletter.emailInvalid)
  .trim()
  .max(EMAIL_MAX_LENGTH, messages.newsletter.emailInvalid)
  .toLowerCase()
  .pipe(z.email({ pattern: z.regexes.html5Email, error: messages.newsletter.emailInvalid }));

/** What the newsletter form sends. */
export const newsletterSignupSchema = describeBody('NewsletterSignup', z.object({ email: emailSchema }), {
  email: 'thandi@example.com',
});
export type NewsletterSignup = z.input<typeof newsletterSignupSchema>;

/** The answer to a signup, the same for a new and a known address. */
export const signupReceiptSchema = z.object({ status: z.literal('ok') }).meta({ id: 'SignupReceipt' });
export type SignupReceipt = z.infer<typeof signupReceiptSchema>;

/** Where a subscriber stands: asked by mail, agreed, or gone. */
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** A subscriber, as only the administrator sees one. */
export const subscriberSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    status: z.enum(SUBSCRIBER_STATUSES),
    createdAt: z.string(),
    confirmedAt: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** A mail that is kept because no mail server is set, as only the administrator sees it. */
export const outboxMailSchema = z
  .object({
    _id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()),
    createdAt: z.string(),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Whether mails leave this server: without a mail server they are only kept in the outbox. */
export const mailDeliverySchema = z.object({ hasMailServer: z.boolean() }).meta({ id: 'MailDelivery' });
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
