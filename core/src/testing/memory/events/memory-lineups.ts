import {
  bestRun,
  entryListSchema,
  eventDayMessages,
  eventDayRoutes,
  isDayOver,
  type Ladder,
  type Lineup,
  type LineupCar,
  ladderDrawSchema,
  ladderResultSchema,
  ladderRounds,
  lineupCar,
  type PastEvent,
  type ProblemCode,
  pastEventAddSchema,
  readEvent,
  type StoredEvent,
  seedLadder,
  setLadderResult,
} from '../../../domain/index.js';
import { buildPastEvent } from '../../build-content.js';
import type { MemoryBoard } from '../memory-board.js';
import {
  checked,
  created,
  type Handled,
  type MemoryRoute,
  ok,
  refuseFields,
  storedPicture,
} from '../memory-routes.js';
import { unlessOverwriting } from '../memory-versions.js';

interface StoredLineup {
  readonly cars: readonly string[];
  readonly ladder: Ladder | null;
}

/** Entry lists and ladders by the ids of events, and the events that past events were. */
export class MemoryLineups {
  readonly stored = new Map<string, StoredLineup>();
  readonly former = new Map<string, StoredEvent>();
}

interface Events {
  events: StoredEvent[];
  pastEvents: PastEvent[];
  readonly lineups: MemoryLineups;
}

const NONE: StoredLineup = { cars: [], ladder: null };

/** The in-memory routes for entry lists, ladders, and the step to a past event and back. */
export function lineupMemoryRoutes(content: Events, board: MemoryBoard): MemoryRoute[] {
  const routes = eventDayRoutes;
  const change = (
    id: string,
    to: (before: StoredLineup) => StoredLineup | Handled,
  ): Handled | ProblemCode => {
    if (!content.events.some((event) => event.id === id)) return 'not_found';
    const changed = to(content.lineups.stored.get(id) ?? NONE);
    if ('status' in changed) return changed;
    content.lineups.stored.set(id, changed);
    return ok(present(board, changed));
  };
  const wrong = (field: string, message: string): Handled => refuseFields([{ path: [field], message }]);
  return [
    {
      method: 'GET',
      pattern: routes.lineup,
      answer: ({ parts: { id = '' } }) =>
        content.events.some((event) => event.id === id)
          ? ok(present(board, content.lineups.stored.get(id) ?? NONE))
          : 'not_found',
    },
    {
      method: 'PUT',
      pattern: routes.setEntries,
      answer: ({ parts: { id = '' }, body }) =>
        checked(entryListSchema, body, ({ carIds, _seen: seen }) =>
          unlessOverwriting(seen, { carIds: content.lineups.stored.get(id)?.cars ?? [] }, { carIds }, () =>
            change(id, ({ ladder }) => ({ cars: carIds, ladder })),
          ),
        ),
    },
    {
      method: 'PUT',
      pattern: routes.drawLadder,
      answer: ({ parts: { id = '' }, body }) =>
        checked(ladderDrawSchema, body, ({ size }) =>
          change(id, ({ cars }) => {
            if (size === null) return { cars, ladder: null };
            const timed = carsOf(board, cars).map(({ _id, time }) => ({
              id: _id,
              seconds: time === null ? null : Number(time),
            }));
            if (timed.length < 2) return wrong('size', eventDayMessages.tooFewCars);
            return { cars, ladder: seedLadder(size, timed) };
          }),
        ),
    },
    {
      method: 'PUT',
      pattern: routes.setResult,
      answer: ({ parts: { id = '' }, body }) =>
        checked(ladderResultSchema, body, (result) =>
          change(id, ({ cars, ladder }) => {
            if (!ladder) return wrong('race', eventDayMessages.matchExpected);
            const changed = setLadderResult(ladder, result);
            if ('problem' in changed) return wrong(changed.problem.field, changed.problem.message);
            return { cars, ladder: changed.ladder };
          }),
        ),
    },
    {
      method: 'POST',
      pattern: routes.toPastEvent,
      answer: ({ parts, body }) =>
        checked(pastEventAddSchema, body, (sent) => toPastEvent(content, parts.id, sent)),
    },
    {
      method: 'POST',
      pattern: routes.fromPastEvent,
      answer: ({ parts }) => toEvent(content, parts.id ?? ''),
    },
  ];
}

function toPastEvent(
  content: Events,
  id: string | undefined,
  { image, ...fields }: ReturnType<typeof pastEventAddSchema.parse>,
): Handled | ProblemCode {
  const event = content.events.find((one) => one.id === id);
  if (!event) return 'not_found';
  if (!isDayOver(readEvent(event), new Date())) return 'event_not_over';
  const _id = `former-${event.id}`;
  const past = buildPastEvent({ ...fields, _id, image: storedPicture(image) });
  content.pastEvents = [past, ...content.pastEvents];
  content.events = content.events.filter((one) => one !== event);
  content.lineups.former.set(_id, event);
  return created(past);
}

function toEvent(content: Events, id: string): Handled | ProblemCode {
  const event = content.lineups.former.get(id);
  const past = content.pastEvents.find(({ _id }) => _id === id);
  if (!event || !past) return 'not_found';
  if (past.gallery.length + past.videos.length > 0) return 'past_event_has_media';
  content.pastEvents = content.pastEvents.filter((one) => one !== past);
  content.lineups.former.delete(id);
  content.events = [...content.events, event];
  return created(event);
}

/** Approved cars by the ids of the cars. */
function carsOf({ cars }: MemoryBoard, ids: readonly string[]): LineupCar[] {
  return ids.flatMap((id) => {
    const best = bestRun(cars.filter((run) => run.vehicleId === id && run.status === 'approved'));
    return best ? [lineupCar(id, best)] : [];
  });
}

function present(board: MemoryBoard, { cars, ladder }: StoredLineup): Lineup {
  const toSide = (side: ReturnType<typeof ladderRounds>[number][number]['sides'][number]) => {
    if (typeof side === 'string') return side;
    const [car] = carsOf(board, [side.carId]);
    return { ...side, name: car?.name ?? null, driver: car?.driver ?? null };
  };
  const rounds =
    ladder &&
    ladderRounds(ladder).map((races) =>
      races.map(({ sides: [one, other], winner, times: [first, second] }) => ({
        sides: [toSide(one), toSide(other)] as [ReturnType<typeof toSide>, ReturnType<typeof toSide>],
        winner,
        times: [first, second] as [number | null, number | null],
      })),
    );
  return {
    cars: carsOf(board, cars),
    ladder: ladder && rounds && { size: ladder.size, rounds },
    pastEventId: null,
  };
}
