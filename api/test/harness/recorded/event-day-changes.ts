import { additions } from '../existing-ids.js';
import type { RecordedChange } from './recorded-change.js';

/** Changes of entry lists and ladders, and the step to a past event and back. */
export const eventDayChanges: readonly RecordedChange[] = [
  {
    route: 'PUT /api/events/entries/:id',
    records: ['set-entries', 'event', 'changes'],
    id: 'ladderEvent',
    body: ({ publicCar, secondCar }) => ({ carIds: [secondCar, publicCar] }),
  },
  {
    route: 'PUT /api/events/ladder/:id',
    records: ['draw-ladder', 'event', 'changes'],
    id: 'ladderEvent',
    body: () => ({ size: 8 }),
  },
  {
    route: 'PUT /api/events/ladder-result/:id',
    records: ['set-result', 'event', 'changes'],
    id: 'ladderEvent',
    body: ({ secondCar }) => ({ round: 3, race: 1, winner: secondCar }),
  },
  {
    route: 'POST /api/events/to-past-event/:id',
    records: ['to-past-event', 'event', 'changes'],
    id: 'overEvent',
    body: () => additions.pastEvent,
  },
  {
    route: 'POST /api/past-events/to-event/:id',
    records: ['to-event', 'event', 'changes'],
    id: 'formerEvent',
  },
];
