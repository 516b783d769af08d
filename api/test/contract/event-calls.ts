import { apiRoutes, eventImportReportSchema, storedEventSchema } from '@quartermile/core/domain';
import * as z from 'zod';
import { at, deletionOf } from './collection-changes.js';
import type { ContractCall } from './contract-call.js';

const { events } = apiRoutes;

const ofEvent = deletionOf('event', events.delete);

/** Upcoming events: create, update, import and delete. */
export const eventCalls: readonly ContractCall[] = [
  {
    name: 'an event is stored as it is written, under a new id',
    method: 'POST',
    path: events.add,
    body: { id: 'own', eventName: 'Night run', date: '2031-02-03' },
    status: 201,
    schema: storedEventSchema,
    values: { eventName: 'Night run', date: '2031-02-03' },
    saves: { event: 'id' },
  },
  {
    name: 'fields of an event are set, others stay',
    method: 'PUT',
    path: at(events.update, '$event'),
    body: { id: 'own', date: '2031-02-04' },
    status: 200,
    schema: storedEventSchema,
    values: { id: '$event', eventName: 'Night run', date: '2031-02-04' },
  },
  {
    name: 'an import stores good documents under their own ids, skips others with a reason, and names the undated',
    method: 'POST',
    path: events.import,
    body: {
      documents: [
        { id: 'own', title: 'First' },
        7,
        { id: 'own', title: 'Second' },
        { id: '..', title: 'Third' },
      ],
    },
    status: 201,
    schema: eventImportReportSchema,
    values: {
      imported: 2,
      skipped: [{ index: 1 }, { index: 3 }],
      undated: [{ index: 2, title: 'Second' }],
    },
  },
  {
    name: 'events come oldest first',
    method: 'GET',
    path: events.list,
    token: null,
    status: 200,
    schema: z.array(storedEventSchema),
    values: [{ id: '$event' }, { id: 'own', title: 'Second' }],
  },
  ...ofEvent,
];
