import { formatCount } from '../text/format-count.js';
import { isolate } from '../text/isolate.js';
import { placeInSegment, THIS_YEAR } from './place-in-segment.js';

/** Words that a description lists; a longer list is cut. */
const WORDS_LISTED = 3;

function describeWords(words: string): string {
  const all = words.split(/\s*,\s*/).filter(Boolean);
  const listed = all.slice(0, WORDS_LISTED).join(', ');
  return `Name with ${listed}${all.length > WORDS_LISTED ? ' and similar' : ''}`;
}

/** Messages of segments: pages of the cars of a board that have something in common. */
export const segmentMessages = {
  feed: (site: string, name: string): string => `${site}: ${name}`,
  itemHeadline: (car: string, figure: string | null, place: number, name: string): string =>
    `${isolate(car)}: ${figure === null ? '' : `${figure}, `}${placeInSegment(place, name)}`,
  place: placeInSegment,
  all: 'All segments',
  facts: {
    drivetrain: { FWD: 'Front-wheel drive', AWD: 'All-wheel drive', RWD: 'Rear-wheel drive' },
    words: describeWords,
    kwPerTon: (limit: number): string => `Under ${formatCount(limit)} kW per ton (factory figures)`,
    year: (year: number): string => `Run in ${year}`,
    strip: (name: string): string => `Run at ${name}`,
    unknownStrip: 'Run at a strip that was removed',
  },
  builtIn: {
    FWD: 'Front-Wheel Drive',
    AWD: 'All-Wheel Drive',
    RWD: 'Rear-Wheel Drive',
    electric: 'Electric',
    bakkies: 'Bakkies',
    kwPerTon: (limit: number): string => `Under ${limit} kW per Ton`,
    thisYear: THIS_YEAR,
    strip: (name: string): string => `At ${name}`,
  },
} as const;
