import { formatCount } from '../text/format-count.js';
import { isolate } from '../text/isolate.js';
import { placeInSegment, THIS_YEAR } from './place-in-segment.js';

const cars = (count: number): string => (count === 1 ? '1 car' : `${formatCount(count)} cars`);

/** Words that a description lists; a longer list is cut. */
const WORDS_LISTED = 3;

function describeWords(words: string): string {
  const all = words.split(/\s*,\s*/).filter(Boolean);
  const listed = all.slice(0, WORDS_LISTED).join(', ');
  return `Name with ${listed}${all.length > WORDS_LISTED ? ' and similar' : ''}`;
}

/** Messages of segments: pages of the cars of a board that have something in common. */
export const segmentMessages = {
  title: 'Segments',
  description:
    'The quickest car of each kind: front-wheel drives, bakkies, electric cars, each strip, this year.',
  intro: 'Who is quickest among cars of the same kind. Each list has its own leader.',
  metaTitle: (name: string): string => `${name} – Quickest Quarter Mile`,
  metaDescription: (name: string, board: string, leader: string | null): string =>
    leader === null
      ? `${name}: the quickest quarter miles of ${board}.`
      : `${name}: the quickest quarter miles of ${board}. Leader: ${leader}.`,
  picture: (name: string): string => `The first places of ${name}`,
  feed: (site: string, name: string): string => `${site}: ${name}`,
  feedDetail: 'New cars of this segment, with their current place.',
  itemHeadline: (car: string, figure: string | null, place: number, name: string): string =>
    `${isolate(car)}: ${figure === null ? '' : `${figure}, `}${placeInSegment(place, name)}`,
  place: placeInSegment,
  leader: 'Leader',
  cars,
  all: 'All segments',
  board: (name: string): string => `The whole board: ${name}`,
  ranking: 'Ranking',
  shown: (from: number, to: number, of: number): string =>
    `${formatCount(from)} to ${formatCount(to)} of ${cars(of)}`,
  pages: 'Pages',
  earlier: 'Places before these',
  further: 'Further places',
  firstPage: 'First page',
  noFurther: 'The segment has no further cars.',
  inSegments: 'Segments',
  emptyTitle: 'Nobody Leads Here Yet',
  emptyDetail: 'No car on the board belongs to this segment. The first one leads it.',
  noneTitle: 'No Segments Yet',
  noneDetail: 'Segments appear with the first cars on the board.',
  goneTitle: 'This segment does not exist',
  goneDetail: 'It may have been renamed or removed.',
  failed: 'The segments could not be loaded.',
  submit: 'Submit Your Time',
  estimate:
    'Power per ton follows from the factory’s figures, so it is an estimate: a tuned car has more. Cars without both figures are not listed.',
  byName: 'A car belongs to it if its name contains one of these words.',
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
