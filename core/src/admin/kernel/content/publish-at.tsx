import { TextInput, type TextInputProps } from '@mantine/core';
import { formatMoment } from '../dates/format-moment.js';
import { fromSiteTime, SITE_TIME_WORDS, toSiteTime } from '../dates/site-time.js';
import { StatusPill } from '../lists/status-pill.js';

/** Messages about content that is published at a time set before. */
export const publishMessages = {
  field: 'Publish at (optional)',
  hint: `${SITE_TIME_WORDS}. Empty: at once.`,
  now: 'Publish Now',
  scheduled: (at: string): string => `Scheduled · ${formatMoment(at)}`,
  planned: (at: string): string => `Scheduled for ${formatMoment(at)}.`,
} as const;

const text = publishMessages;

/** The field for the time at which something is published. */
export function PublishAtField(input: TextInputProps) {
  return <TextInput type="datetime-local" label={text.field} description={text.hint} {...input} />;
}

/** The value of the field. */
export const publishAtValue = (at: string | undefined): string => toSiteTime(at ?? null);

/** The payload for a value of the field: null for none, and '', which is refused, for an unreadable one. */
export const toPublishAt = (value: string): string | null => (value === '' ? null : fromSiteTime(value));

/** Says that something is scheduled; nothing for what is not. */
export function ScheduledPill({ at }: { readonly at: string | undefined }) {
  return at === undefined ? null : <StatusPill label={text.scheduled(at)} tone="open" />;
}

/** Follows the message about a form that was sent; undefined for what is not scheduled. */
export const plannedNote = (at: string | undefined): string | undefined => at && text.planned(at);
