import type { FormErrors } from '@mantine/form';
import {
  boundedText,
  cleanText,
  DESCRIPTION_MAX_LENGTH,
  type EventItem,
  fromWallClock,
  isOwnPicture,
  messages,
  requiredText,
  TITLE_MAX_LENGTH,
  toWallClock,
  URL_MAX_LENGTH,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { placeWords } from '../../../kernel/content/kinds/event-kind.js';
import { eventAdminMessages } from '../../../kernel/content/kinds/event-messages.js';
import { storedImage } from '../../../kernel/forms/image-field.js';
import type { EventEdit } from './edit-event.js';
import { isMapLink, readTypedLocation } from './read-map-link.js';

/** Values of the event form. */
export interface EventFormValues {
  readonly title: string;
  readonly description: string;
  readonly day: string;
  readonly time: string;
  readonly location: string;
  readonly picture: PickedImage | null;
}

/** Initial values of a new event. */
export const newEventValues: EventFormValues = {
  title: '',
  description: '',
  day: '',
  time: '',
  location: '',
  picture: null,
};

/** Form values of a stored event. Missing fields are empty. */
export function toEventFormValues(event: EventItem): EventFormValues {
  const { untitled, noDescription } = messages.events;
  return {
    title: event.title === untitled ? '' : event.title,
    description: event.description === noDescription ? '' : event.description,
    ...toWallClock(event),
    location: event.location ? placeWords(event.location) : '',
    picture: isOwnPicture(event.image) ? storedImage(event.image) : null,
  };
}

/** Returns the changed fields only, so that the rest of the document is unchanged. */
export function toEventEdit(values: EventFormValues, initial: EventFormValues): EventEdit {
  return {
    ...(values.title !== initial.title && { title: cleanText(values.title) }),
    ...(values.description !== initial.description && { description: cleanText(values.description) || null }),
    ...(isDateChanged(values, initial) && { date: fromWallClock(values) || null }),
    ...(values.location !== initial.location && { location: readTypedLocation(values.location) }),
    ...(values.picture?.dataUrl !== initial.picture?.dataUrl && { picture: values.picture?.dataUrl ?? null }),
  };
}

const titleSchema = requiredText(TITLE_MAX_LENGTH, messages.pastEvents.titleRequired);
const descriptionSchema = boundedText(DESCRIPTION_MAX_LENGTH);
const locationSchema = boundedText(URL_MAX_LENGTH);

/**
 * Validation errors by field. Unchanged fields are not validated: an imported event may exceed the limits or have no
 * title, and can still get a date.
 */
export function eventFormProblems(
  values: EventFormValues,
  initial: EventFormValues,
  isNew: boolean,
): FormErrors {
  const { title, description, location } = values;
  return onlyProblems({
    title: isNew || title !== initial.title ? problemOf(titleSchema, title) : null,
    description: description === initial.description ? null : problemOf(descriptionSchema, description),
    day: isDateChanged(values, initial) ? dateProblem(values) : null,
    location: location === initial.location ? null : locationProblem(location),
  });
}

function isDateChanged(values: EventFormValues, initial: EventFormValues): boolean {
  return values.day !== initial.day || values.time !== initial.time;
}

function dateProblem({ day, time }: EventFormValues): string | null {
  if (day === '') return time === '' ? null : messages.pastEvents.dateRequired;
  return fromWallClock({ day, time }) === '' ? messages.pastEvents.dateInvalid : null;
}

function locationProblem(typed: string): string | null {
  const isLinkWithoutPoint = isMapLink(typed) && readTypedLocation(typed)?.kind === 'text';
  return isLinkWithoutPoint ? eventAdminMessages.linkWithoutPoint : problemOf(locationSchema, typed);
}

function problemOf(schema: ReturnType<typeof boundedText>, value: string): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

function onlyProblems(problems: Readonly<Record<string, string | null>>): FormErrors {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}
