import {
  type AdminCar,
  compareStrips,
  foldText,
  problems,
  type Strip,
  stripAddSchema,
  stripMessages,
  stripRoutes,
  stripUpdateSchema,
} from '../../domain/index.js';
import { buildStrip, runStripOf } from '../build-content.js';
import type { MemoryBoard } from './memory-board.js';
import { checked, created, type Handled, type MemoryRoute, ok, withoutUndefined } from './memory-routes.js';
import { unlessOverwriting } from './memory-versions.js';

/** State that the routes of strips read and change. */
export interface MemoryStrips extends Pick<MemoryBoard, 'cars' | 'entries'> {
  strips: Strip[];
}

/** The routes for strips. */
export function stripRoutesOf(state: MemoryStrips): MemoryRoute[] {
  const { list, add, update, delete: remove } = stripRoutes;
  const find = (id: string | undefined) => state.strips.find(({ _id }) => _id === id);
  const isTaken = (name: string | undefined, own?: Strip): boolean =>
    name !== undefined && state.strips.some((one) => one !== own && foldText(one.name) === foldText(name));
  return [
    { method: 'GET', pattern: list, answer: () => ok(state.strips.toSorted(compareStrips)) },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(stripAddSchema, body, (fields) => {
          if (isTaken(fields.name)) return nameTaken();
          const number = String(state.strips.length).padStart(12, '0');
          const strip = buildStrip({ ...fields, _id: `01900000-0000-7000-8000-${number}` });
          state.strips = [...state.strips, strip];
          return created(strip);
        }),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(stripUpdateSchema, body, ({ _seen: seen, ...fields }) => {
          const strip = find(parts.id);
          if (!strip) return 'not_found';
          if (isTaken(fields.name, strip)) return nameTaken();
          const changed = { ...strip, ...withoutUndefined(fields) };
          return unlessOverwriting(seen, strip, changed, () => {
            state.strips = state.strips.map((one) => (one === strip ? changed : one));
            renameStrip(state, changed);
            return ok(changed);
          });
        }),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const strip = find(parts.id);
        if (!strip) return 'not_found';
        if (state.cars.some((car) => car.strip?._id === strip._id)) return 'strip_in_use';
        state.strips = state.strips.filter((one) => one !== strip);
        return ok({ deleted: true });
      },
    },
  ];
}

function renameStrip(state: MemoryStrips, strip: Strip): void {
  const renamed = (car: AdminCar): AdminCar =>
    car.strip?._id === strip._id ? { ...car, strip: runStripOf(strip) } : car;
  state.cars = state.cars.map(renamed);
  state.entries = state.entries.map((entry) => ({ ...entry, car: renamed(entry.car) }));
}

function nameTaken(): Handled {
  const { status, title, detail } = problems.strip_name_taken;
  const errors = [{ path: 'name', message: stripMessages.nameTaken }];
  return { status, body: { status, title, detail, code: 'strip_name_taken', errors } };
}
