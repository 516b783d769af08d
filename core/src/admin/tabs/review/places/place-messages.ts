import { formatCount, ordinal } from '@quartermile/core/domain';

const of = (position: number, count: number): string => `${ordinal(position)} of ${formatCount(count)}`;

const seconds = (time: string | null): string => (time === null ? 'entry without a time' : `${time} s`);

/** Messages about the places that an approval would give. */
export const placeMessages = {
  of,
  votesShort: 'By votes',
  votes: 'Ranked by votes',
  new: (position: number, count: number): string => `Would be ${of(position, count)}`,
  replaces: (own: string | null, position: number, count: number): string =>
    `Would replace its ${seconds(own)}, ${of(position, count)}`,
  staysBetter: (own: string | null, position: number, count: number): string =>
    `Stays with its better ${seconds(own)}, ${of(position, count)}`,
  staysEqual: (own: string | null, position: number, count: number): string =>
    `Stays with its equal ${seconds(own)}, ${of(position, count)}`,
  driversBest: (time: string | null, month: string): string =>
    `This driver’s best was ${time === null ? 'without a time' : `${time} s`} (${month})`,
} as const;
