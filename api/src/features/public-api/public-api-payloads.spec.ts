import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod';
import {
  publicBoardListSchema,
  publicCarPageSchema,
  publicEntryListSchema,
  publicEventListSchema,
  publicIndexSchema,
  publicPastEventListSchema,
  publicRecordListSchema,
} from './public-api-payloads.js';

const url = 'https://quartermile.example/x';
const at = '2026-11-23T10:00:00.000Z';
const run = {
  run_id: 'r1',
  time_s: 11.8,
  time_source: 'run',
  trap_speed_kmh: 190.5,
  sixty_foot_s: 1.9,
  reaction_time_s: 0.2,
  run_date: '2026-11-20',
  strip_id: 's1',
  strip_name: 'Tarlton',
  strip_place: 'Krugersdorp',
  strip_altitude_m: 1640,
  tyres: null,
  fuel: null,
  aspiration: null,
  evidence: null,
  video_url: null,
  picture_url: url,
};
const car = {
  car_name: 'Golf 7 R',
  driver: 'Lerato',
  drivetrain: 'AWD',
  description: null,
  world_facts_time_s: 12.9,
  world_facts_source: null,
  factory_year: '2018',
  factory_quarter_mile: null,
  factory_zero_to_hundred: null,
  factory_power: '228 kW',
  factory_torque: null,
  factory_weight: null,
};
const entry = {
  id: 'e1',
  board: 'our-drag-races',
  position: 1,
  votes: 0,
  car_id: 'c1',
  ...run,
  ...car,
  rules_version: '2026-1',
  listed_at: at,
  links: { car: url, page: url },
};
const links = { self: url, first: url, previous: null, next: null, last: url };
const listOf = (item: object) => ({ total: 1, page: 1, page_size: 50, items: [item], links });
const board = {
  id: 'our-drag-races',
  name: 'Our Drag Races',
  description: 'Times of our races',
  ranked_by: 'time_s',
  entries: 1,
  strips: [{ id: 's1', name: 'Tarlton' }],
  years: [2026],
  links: { entries: url, feed: url, page: url },
};

/** Schemas with a complete document of each kind. */
const documents: readonly (readonly [string, z.ZodType, object])[] = [
  [
    'the index',
    publicIndexSchema,
    {
      name: 'Quartermile',
      version: '1',
      links: {
        self: url,
        boards: url,
        records: url,
        events: url,
        past_events: url,
        documentation: url,
        openapi: url,
        site: url,
      },
    },
  ],
  ['the boards', publicBoardListSchema, listOf(board)],
  ['a board by votes', publicBoardListSchema, listOf({ ...board, ranked_by: 'votes' })],
  ['the entries of a board', publicEntryListSchema, listOf(entry)],
  [
    'an entry with a world facts time',
    publicEntryListSchema,
    listOf({ ...entry, time_source: 'world_facts' }),
  ],
  [
    'a car',
    publicCarPageSchema,
    {
      id: 'c1',
      ...car,
      runs: [{ ...run, day: '2026-11-20', is_personal_best: true, boards: ['our-drag-races'] }],
      places: [
        { board: 'our-drag-races', entry_id: 'e1', position: 1, of: 1, votes: 0, links: { page: url } },
      ],
      links: { self: url, page: url },
    },
  ],
  [
    'the records',
    publicRecordListSchema,
    listOf({
      board: 'our-drag-races',
      drivetrain: null,
      time_s: 11.8,
      from: at,
      until: null,
      is_current: true,
      run_id: 'r1',
      car_name: 'Golf 7 R',
      driver: 'Lerato',
      entry_id: 'e1',
      picture_url: null,
      links: { car: url, page: null },
    }),
  ],
  [
    'the events',
    publicEventListSchema,
    listOf({
      id: 'n1',
      title: 'Night run',
      description: '',
      starts_at: '2026-12-05',
      is_all_day: true,
      location: 'Tarlton',
      latitude: null,
      longitude: null,
      picture_url: null,
      links: { page: url, directions: null },
    }),
  ],
  [
    'the past events',
    publicPastEventListSchema,
    listOf({
      id: 'p1',
      title: 'Shoot-out',
      description: null,
      date: '2026-07-18',
      location: null,
      is_featured: false,
      picture_url: null,
      pictures: [{ url, caption: null }],
      videos: [{ url, title: 'Final' }],
      links: { page: url },
    }),
  ],
];

describe.each(documents)('the document of %s', (_, schema, document) => {
  test('holds all of its fields', () => {
    expect(schema.parse(document)).toEqual(document);
  });

  test('is invalid without any of its fields', () => {
    expect(schema.safeParse({}).success).toBe(false);
  });

  test('has a name in the description of the API', () => {
    expect(schema.meta()?.id).toMatch(/^Public[A-Z]/);
  });
});

test.each([
  { position: 0 },
  { position: 1.5 },
  { votes: -1 },
  { time_source: '' },
  { drivetrain: 'awd' },
  { fuel: 'water' },
])('an entry never has %j', (fields) => {
  expect(publicEntryListSchema.safeParse(listOf({ ...entry, ...fields })).success).toBe(false);
});
