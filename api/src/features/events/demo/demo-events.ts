import type { RaceWeekday } from '../../demo/index.js';

/** The race days of the demo content, relative to the day on which it is created. */
export interface EventDays {
  /** The first such weekday at least `fromToday` days from today, such as "2026-12-05". */
  day(fromToday: number, weekday: RaceWeekday): string;
  /** An ISO 8601 instant on that day; South Africa is two hours ahead of UTC all year. */
  at(fromToday: number, weekday: RaceWeekday, time: string): string;
}

/** An upcoming event. Documents deliberately differ in format, as in an existing collection. */
export interface DemoEvent {
  readonly slug: string;
  /** Field of the document for the picture's path. */
  readonly pictureField: string;
  document(days: EventDays): Record<string, unknown>;
}

/** The upcoming events of the demo content. */
export const demoEvents: readonly DemoEvent[] = [
  {
    slug: 'event-street-to-strip',
    pictureField: 'image',
    document: ({ at }) => ({
      title: 'Street to Strip Night',
      description:
        'Bring what you drive. Scrutineering from four, first cars on the line at six, last run when the generator says so. Helmets are compulsory, egos are optional.',
      date: at(2, 'saturday', '18:00'),
      location: 'Tarlton International Raceway, Krugersdorp',
    }),
  },
  {
    slug: 'event-bakkie-day',
    pictureField: 'imageUrl',
    document: ({ at }) => ({
      eventName: 'Bakkie Day',
      details: 'Load beds only. Loudest, lowest, quickest and most overloaded each take a trophy home.',
      startDate: at(14, 'sunday', '09:00'),
      venue: { name: 'Polokwane drag strip', city: 'Polokwane' },
    }),
  },
  {
    slug: 'event-cape-meet',
    pictureField: 'cover',
    document: ({ day }) => ({
      name: 'Cape Coffee and Cars',
      summary:
        'A slow morning by the sea: coffee, open bonnets, and the fast ones explained by those who built them.',
      date: day(28, 'sunday'),
      location: { lat: -33.8222, lng: 18.5283 },
    }),
  },
  {
    slug: 'event-dyno-day',
    pictureField: 'photo',
    document: ({ at }) => ({
      title: 'Open Dyno Day',
      description:
        'Three pulls and a printout. Guess your own figure at the gate: the nearest guess gets the run for free.',
      when: Math.floor(Date.parse(at(49, 'saturday', '08:30')) / 1000),
      address: 'Workshop behind the mill, Centurion',
    }),
  },
  {
    slug: 'event-season-final',
    pictureField: 'banner',
    document: ({ at }) => ({
      title: 'Season Final: Fastest Sixteen',
      description:
        'The sixteen quickest of this site, one ladder, one winner. The board decides who is invited, so send your slip in.',
      startDateTime: at(84, 'saturday', '15:00'),
      location: 'ODI Raceway, Mabopane',
    }),
  },
];

/** A past event with a gallery and a video. */
export interface DemoPastEvent {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The event took place on the latest Saturday that is at least this many days ago. */
  readonly daysAgo: number;
  readonly location: string;
  readonly featured: boolean;
  /** Captions of the gallery's pictures. */
  readonly captions: readonly string[];
  readonly videos: readonly { readonly link: string; readonly title: string }[];
}

/** The past events of the demo content. */
export const demoPastEvents: readonly DemoPastEvent[] = [
  {
    slug: 'past-winter-shootout',
    title: 'Winter Shoot-out',
    description:
      'Cold air, thick as soup: eleven personal bests, two broken driveshafts and one proposal at the finish line.',
    daysAgo: 45,
    location: 'Tarlton International Raceway, Krugersdorp',
    featured: true,
    captions: [
      'The rematch that everybody came for',
      'Elevens from a load bed',
      'The crowd stood up for this one',
    ],
    videos: [{ link: 'https://www.youtube.com/watch?v=QMdemo00001', title: 'Golf 7.5 R vs M140i' }],
  },
  {
    slug: 'past-coast-run',
    title: 'Run to the Coast',
    description:
      'Thirty-one cars, two passes, one speed trap. Everybody arrived, not everybody in the same order.',
    daysAgo: 120,
    location: 'Johannesburg to Cape Town',
    featured: false,
    captions: ['Blue hour on the pass', 'Last light in the Karoo'],
    videos: [
      {
        link: 'https://www.facebook.com/quartermile.example/videos/1000000000000006',
        title: 'The whole road trip',
      },
    ],
  },
];
