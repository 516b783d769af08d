import { Button, Group, NumberInput } from '@mantine/core';
import {
  eventDayMessages,
  type LadderResultUpdate,
  type LineupRace,
  type LineupSide,
} from '@quartermile/core/domain';
import { useState } from 'react';
import { asSeen } from '../../../../kernel/forms/as-seen.js';
import { eventDayAdminMessages } from './day-messages.js';
import classes from './event-days.module.css';
import { useLineupChange } from './use-lineup.js';

const text = eventDayAdminMessages;
/** As typed: "12." on the way to 12.05 is a text. */
type Typed = [number | string, number | string];

export interface LadderRaceProps {
  /** Id of the event. */
  readonly id: string;
  readonly place: { readonly round: number; readonly race: number };
  readonly race: LineupRace;
}

/** A race of a ladder with its result: the winner, and the times if they are known. */
export function LadderRace({ id, place, race: { sides, winner, times } }: LadderRaceProps) {
  const [typed, setTyped] = useState<Typed>(() => toTyped(times));
  const [stored, setStored] = useState(times);
  if (stored.some((time, lane) => time !== times[lane])) {
    setStored(times);
    setTyped(toTyped(times));
  }
  const { mutate, isPending } = useLineupChange<string | null>(
    id,
    { done: text.result, failed: text.resultFailed },
    (calls, carId) =>
      calls.setResult(id, {
        ...place,
        ...asSeen<Pick<LadderResultUpdate, 'winner' | 'times'>>(
          {
            winner: carId,
            times: carId === null ? [null, null] : [toTime(typed[0]), toTime(typed[1])],
          },
          { winner, times },
        ),
      }),
  );
  const hasUnsavedTimes = winner !== null && times.some((time, lane) => time !== toTime(typed[lane] ?? ''));
  const isOpen = sides.every((side) => typeof side === 'object');
  const setTime = (lane: number, value: number | string): void =>
    setTyped(lane === 0 ? [value, typed[1]] : [typed[0], value]);
  return (
    <li className={classes.race} aria-label={`${eventDayMessages.match(place.race)}`}>
      {[...sides.entries()].map(([lane, side]) => (
        <div key={lane} className={classes.side}>
          <span className={classes.words}>{nameOf(side)}</span>
          {isOpen && typeof side === 'object' && (
            <div className={classes.controls}>
              <NumberInput
                aria-label={text.time(nameOf(side))}
                w="6.5rem"
                min={0.001}
                max={999}
                decimalScale={3}
                hideControls
                value={typed[lane] ?? ''}
                onChange={(value) => setTime(lane, value)}
              />
              <Button
                variant={winner === side.carId ? 'filled' : 'default'}
                aria-pressed={winner === side.carId}
                aria-label={text.wins(nameOf(side))}
                disabled={isPending}
                onClick={() => mutate(side.carId)}
              >
                {text.winsShort}
              </Button>
            </div>
          )}
        </div>
      ))}
      {isOpen && winner !== null && (
        <Group gap="xs">
          {hasUnsavedTimes && (
            <Button disabled={isPending} onClick={() => mutate(winner)}>
              {text.saveTimes}
            </Button>
          )}
          <Button variant="subtle" disabled={isPending} onClick={() => mutate(null)}>
            {text.clear}
          </Button>
        </Group>
      )}
    </li>
  );
}

const toTyped = (times: LineupRace['times']): Typed => [times[0] ?? '', times[1] ?? ''];

/** The typed time in seconds; null without one. */
function toTime(typed: number | string): number | null {
  const seconds = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(seconds) ? seconds : null;
}

function nameOf(side: LineupSide): string {
  if (typeof side === 'string') return side === 'bye' ? eventDayMessages.bye : eventDayMessages.open;
  return side.name ?? eventDayMessages.removed;
}
