import { type SeenPicture, SITE_TIME_ZONE } from '@quartermile/core/domain';
import { hintMessages as text } from './hint-messages.js';

const month = new Intl.DateTimeFormat('en-ZA', { timeZone: SITE_TIME_ZONE, year: 'numeric', month: 'short' });

/** A sentence about a picture that was seen before: with which run, and what became of that one. */
export function describeSeenPicture({ picture, other, isEqual, hasSameFigures }: SeenPicture): string {
  const run = text.run(other.name, other.time, month.format(new Date(other.at)));
  const state = other.isSameCar ? text.states.sameCar[other.status] : text.states.otherCar[other.status];
  const similar = hasSameFigures ? text.sameFigures : text.similarPicture;
  const what = isEqual ? text.equalPicture : similar;
  return what(text.ownPicture[picture], text.otherPicture[other.picture], run, state);
}
