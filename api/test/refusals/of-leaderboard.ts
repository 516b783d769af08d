import { apiRoutes } from '@quartermile/core/domain';
import { additions } from '../harness/existing-ids.js';
import { cookieOf } from '../harness/votes.js';
import { CAR, CATEGORY, DRIVETRAIN, long, STORED, TEXT, upTo } from './of-cars.js';
import type { RefusedCall } from './refused-call.js';

const ENTRY = 'Please select an entry.';
const NO_TIME = 'That is no quarter-mile time. Type seconds, such as 12.4.';
const MOMENT = 'Please enter a date and time.';
const YEAR = 'Please enter a year from 1950 to 9999.';
const STRIP_ID = 'This is not the id of a strip.';

/** Requests about boards, entries and votes. */
export const leaderboardRefusals: readonly RefusedCall[] = [
  {
    route: 'GET /api/leaderboard/list',
    asVisitor: true,
    wrong: [
      ['category', 'Fastest', CATEGORY],
      ['drivetrain', '4x4', DRIVETRAIN],
      ['strip', 'Tarlton', STRIP_ID],
      ['year', '1949', YEAR],
      ['year', 'last', YEAR],
      ['q', long(200), upTo(200)],
      ['limit', '0', 'Please ask for 1 to 10000 entries.'],
      ['limit', 'ten', 'Please ask for 1 to 10000 entries.'],
      ['offset', '-1', 'Please start at 0 to 1000000000.'],
    ],
  },
  { route: 'GET /api/leaderboard/car/{carId}', id: 'publicCar', asVisitor: true },
  {
    route: 'GET /api/segments/view/{slug}',
    id: 'slug',
    asVisitor: true,
    wrong: [
      ['offset', 'ten', 'Please start at 0 to 1000000000.'],
      ['offset', ['1', '2'], 'Please start at 0 to 1000000000.'],
    ],
  },
  { route: 'GET /api/segments/of-entry/{entryId}', id: 'entry', asVisitor: true },
  { route: 'GET /api/leaderboard/driver/{driverId}', id: 'driver', asVisitor: true },
  {
    route: 'GET /api/leaderboard/board',
    asVisitor: true,
    wrong: [
      ['category', 'Fastest', CATEGORY],
      ['drivetrain', '4x4', DRIVETRAIN],
      ['strip', '', STRIP_ID],
      ['strip', ['a', 'b'], STRIP_ID],
      ['year', '10000', YEAR],
      ['q', long(200), upTo(200)],
      ['from', '-1', 'Please start at 0 to 1000000000.'],
      ['from', '1000000001', 'Please start at 0 to 1000000000.'],
      ['others', '0', 'Please ask for 1 to 400 entries.'],
      ['others', '401', 'Please ask for 1 to 400 entries.'],
      ['entry', ['a', 'b'], TEXT],
    ],
  },
  {
    route: 'GET /api/leaderboard/place',
    asVisitor: true,
    query: { time: '12.4' },
    wrong: [
      ['time', ['12.4', '12.5'], NO_TIME],
      ['time', '', NO_TIME],
      ['time', 'fast', NO_TIME],
      ['time', '-1', NO_TIME],
      ['time', '0', NO_TIME],
      ['time', '1e1', NO_TIME],
      ['time', '1000', NO_TIME],
      ['time', '١٢.٤', NO_TIME],
      ['time', '1'.repeat(5000), NO_TIME],
      ['category', 'Votes by Viewers', 'Please choose a board that is ranked by time.'],
      ['drivetrain', '4x4', DRIVETRAIN],
    ],
  },
  { route: 'GET /api/leaderboard/highlights', asVisitor: true },
  {
    route: 'GET /api/leaderboard/records',
    asVisitor: true,
    wrong: [
      ['category', 'Fastest', CATEGORY],
      ['drivetrain', '4x4', 'Please choose FWD, AWD, RWD or all.'],
      ['limit', '0', 'Please ask for 1 to 100 entries.'],
      ['limit', '101', 'Please ask for 1 to 100 entries.'],
      ['offset', '-1', 'Please start at 0 to 1000000000.'],
    ],
  },
  {
    route: 'POST /api/leaderboard/vote',
    asVisitor: true,
    body: ({ entry }) => ({ entryId: entry }),
    names: 'entryId',
    wrong: [
      ['entryId', undefined, ENTRY],
      ['entryId', 7, ENTRY],
    ],
  },
  {
    route: 'POST /api/leaderboard/vote/withdraw',
    asVisitor: true,
    before: async (calls, { entry }) => ({
      cookie: cookieOf(await calls.send('POST', apiRoutes.leaderboard.vote, { entryId: entry })),
    }),
    body: ({ entry }) => ({ entryId: entry }),
    names: 'entryId',
    wrong: [
      ['entryId', undefined, ENTRY],
      ['entryId', 7, ENTRY],
    ],
  },
  {
    route: 'POST /api/leaderboard/add',
    body: ({ car }) => ({ carId: car, category: 'Our Drag Races' }),
    names: 'carId',
    wrong: [
      ['carId', undefined, CAR],
      ['category', undefined, CATEGORY],
      ['category', 'Fastest', CATEGORY],
    ],
  },
  {
    route: 'DELETE /api/leaderboard/delete',
    body: ({ entry }) => ({ entryId: entry }),
    names: 'entryId',
    wrong: [['entryId', undefined, ENTRY]],
  },
  {
    route: 'GET /api/leaderboard/votes/history',
    names: 'entryId',
    wrong: [['entryId', ['1', '2'], ENTRY]],
  },
  {
    route: 'POST /api/leaderboard/votes/set-aside',
    body: ({ entry }) => ({ ...additions.setAside, entryId: entry }),
    names: 'entryId',
    wrong: [
      ['entryId', undefined, ENTRY],
      ['from', undefined, MOMENT],
      ['from', 'yesterday', MOMENT],
      ['from', '2026-11-01', MOMENT],
      ['from', '1066-10-14T09:00:00Z', MOMENT],
      ['to', undefined, MOMENT],
      ['to', 7, MOMENT],
      ['to', '2026-11-01T10:00:00Z', 'The end must be after the start.'],
      ['to', '2999-11-01T10:00:00Z', 'The end may be at most a day ahead.'],
      ['reason', undefined, 'Please give a reason.'],
      ['reason', ' ', 'Please give a reason.'],
      ['reason', long(500), upTo(500)],
      ['reason', 'a\0b', STORED],
    ],
  },
  {
    route: 'POST /api/leaderboard/votes/bring-back',
    body: ({ window }) => ({ windowId: window }),
    names: 'windowId',
    wrong: [['windowId', undefined, 'Please select votes that are set aside.']],
  },
];
