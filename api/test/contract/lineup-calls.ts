import {
  apiRoutes,
  eventDayRoutes,
  lineupSchema,
  pastEventSchema,
  storedEventSchema,
} from '@quartermile/core/domain';
import { at } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const routes = eventDayRoutes;
const notFound = { status: 404, code: 'not_found' } as const;
const invalid = { status: 400, code: 'invalid_input' } as const;
const shown = { status: 200, schema: lineupSchema } as const;
const past = { title: 'Over', date: '2025-02-03' };

/** Entry lists and ladders of events, and the step to a past event and back. */
export const lineupCalls: readonly ContractCall[] = [
  {
    name: 'an event is added for its entry list',
    method: 'POST',
    path: apiRoutes.events.add,
    body: { title: 'Shoot-out', date: '2031-02-03' },
    status: 201,
    schema: storedEventSchema,
    saves: { day: 'id' },
  },
  {
    name: 'an event has no entries at first',
    method: 'GET',
    path: at(routes.lineup, '$day'),
    token: null,
    ...shown,
    values: { cars: [], ladder: null, pastEventId: null },
  },
  {
    name: 'an entry list may be empty',
    method: 'PUT',
    path: at(routes.setEntries, '$day'),
    body: { carIds: [] },
    ...shown,
  },
  {
    name: 'a ladder needs two cars',
    method: 'PUT',
    path: at(routes.drawLadder, '$day'),
    body: { size: 4 },
    ...invalid,
    fields: ['size'],
  },
  {
    name: 'a ladder may go',
    method: 'PUT',
    path: at(routes.drawLadder, '$day'),
    body: { size: null },
    ...shown,
  },
  {
    name: 'there is no result without a ladder',
    method: 'PUT',
    path: at(routes.setResult, '$day'),
    body: { round: 1, race: 1, winner: null },
    ...invalid,
    fields: ['race'],
  },
  {
    name: 'an event whose day is not over stays',
    method: 'POST',
    path: at(routes.toPastEvent, '$day'),
    body: past,
    status: 409,
    code: 'event_not_over',
  },
  {
    name: 'an event is added that is over',
    method: 'POST',
    path: apiRoutes.events.add,
    body: past,
    status: 201,
    schema: storedEventSchema,
    saves: { over: 'id' },
  },
  {
    name: 'it becomes a past event',
    method: 'POST',
    path: at(routes.toPastEvent, '$over'),
    body: past,
    status: 201,
    schema: pastEventSchema,
    values: past,
    saves: { former: '_id' },
  },
  {
    name: 'it becomes an event again',
    method: 'POST',
    path: at(routes.fromPastEvent, '$former'),
    status: 201,
    schema: storedEventSchema,
    values: { ...past, id: '$over' },
  },
  { name: 'it becomes that once', method: 'POST', path: at(routes.fromPastEvent, '$former'), ...notFound },
];
