import * as z from 'zod';
import { describeBody } from '../describe-body.js';
import { emailSchema } from '../text/email-schema.js';

/** Request of the newsletter form. */
export const newsletterSignupSchema = describeBody('NewsletterSignup', z.object({ email: emailSchema }), {
  email: 'thandi@example.com',
});

/** Response to a signup, the same for a new and a known address. */
export const signupReceiptSchema = z.object({ status: z.literal('ok') }).meta({ id: 'SignupReceipt' });
export type SignupReceipt = z.infer<typeof signupReceiptSchema>;

/** Status of a subscriber: confirmation mail sent, confirmed, unsubscribed. */
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** A subscriber for the administrator. */
export const subscriberSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    status: z.enum(SUBSCRIBER_STATUSES),
    createdAt: z.string(),
    confirmedAt: z.string().nullable(),
    /** Permanent refusals of the address in a row, by the mail server, while newsletters were sent. */
    refusals: z.number(),
  })
  .meta({ id: 'Subscriber' });
export type Subscriber = z.infer<typeof subscriberSchema>;

/** A mail in the outbox, which is not sent because no mail server is configured. For the administrator. */
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

/** Whether mails are sent; without a mail server they stay in the outbox. */
export const mailDeliverySchema = z.object({ hasMailServer: z.boolean() }).meta({ id: 'MailDelivery' });
export type MailDelivery = z.infer<typeof mailDeliverySchema>;
