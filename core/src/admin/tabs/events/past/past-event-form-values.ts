import { type FormErrors, schemaResolver } from '@mantine/form';
import {
  type PastEvent,
  type PastEventUpdate,
  pastEventAddSchema,
  readEvent,
  toWallClock,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { storedImage } from '../../../kernel/forms/image-field.js';

/** Values of the past event form. */
export interface PastEventFormValues {
  readonly title: string;
  /** A date without a time. */
  readonly date: string;
  readonly location: string;
  readonly description: string;
  readonly image: PickedImage | null;
  readonly featured: boolean;
}

/** Returns the form values of a past event; empty for a new one. */
export function toPastEventFormValues(event: PastEvent | null): PastEventFormValues {
  return {
    title: event?.title ?? '',
    date: event ? toWallClock(readEvent(event)).day : '',
    location: event?.location ?? '',
    description: event?.description ?? '',
    image: storedImage(event?.image ?? null),
    featured: event?.featured ?? false,
  };
}

const checkFields = schemaResolver(pastEventAddSchema, { sync: true });

/** Validation errors by field. */
export function pastEventProblems(values: PastEventFormValues): FormErrors {
  const { image: _, ...fields } = values;
  return checkFields(fields);
}

/** Returns the changed fields. null clears the picture. */
export function toPastEventChanges(
  values: PastEventFormValues,
  initial: PastEventFormValues,
): PastEventUpdate {
  const { image, ...fields } = values;
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== initial[name as keyof typeof fields],
  );
  return {
    ...(Object.fromEntries(changed) as PastEventUpdate),
    ...(image?.dataUrl !== initial.image?.dataUrl && { image: image?.dataUrl ?? null }),
  };
}
