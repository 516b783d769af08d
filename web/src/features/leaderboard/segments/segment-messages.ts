import { formatCount } from '@quartermile/core/domain';

const cars = (count: number): string => (count === 1 ? '1 car' : `${formatCount(count)} cars`);

/** Messages of the boards of segments. */
export const segmentPageMessages = {
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
  cars,
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
  failed: 'The segments could not be loaded.',
  submit: 'Submit Your Time',
  estimate:
    'Power per ton follows from the factory’s figures, so it is an estimate: a tuned car has more. Cars without both figures are not listed.',
  byName: 'A car belongs to it if its name contains one of these words.',
} as const;
