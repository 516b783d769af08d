import { isolate } from '@quartermile/core/domain';
import type { WeekSummary, WrapCar, WrapFight, WrapGain, WrapLeader } from './week-summary.js';
import { wrapMessages as text } from './wrap-messages.js';

/** The parts of a wrap about the boards, in their order. */
export const WRAP_PARTS = ['leaders', 'gains', 'entries', 'fights'] as const;
export type WrapPart = (typeof WRAP_PARTS)[number];

/** How a text names a car. */
export type NameCar = (car: Pick<WrapCar, 'name' | 'driver'>) => string;

/** The sentences of each part of a wrap; a part without any is empty. */
export function wrapLines(week: WeekSummary, nameOf: NameCar): Record<WrapPart, string[]> {
  const name: NameCar = (car) => isolate(nameOf(car));
  const entries = week.entries.map(({ figure, position, board, ...car }) =>
    text.entered(name(car), figure, position, board),
  );
  return {
    leaders: week.leaders.map((leader) => leaderLine(leader, name)),
    gains: week.gains.map((gain) => gainLine(gain, name)),
    entries: week.moreEntries > 0 ? [...entries, text.more(week.moreEntries)] : entries,
    fights: week.fights.map((fight) => fightLine(fight, name)),
  };
}

function leaderLine({ drivetrain, board, figure, before, ...car }: WrapLeader, name: NameCar): string {
  const line =
    drivetrain === null
      ? text.leads(name(car), board, figure)
      : text.leadsDrivetrain(name(car), text.driven[drivetrain], board, figure);
  return before ? line + text.tookOver(name(before)) : line;
}

function gainLine({ places, position, board, ...car }: WrapGain, name: NameCar): string {
  return text.gained(name(car), places, position, board);
}

function fightLine({ ahead, behind, gap }: WrapFight, name: NameCar): string {
  const { position, board } = ahead;
  return gap === null
    ? text.level(name(ahead), name(behind), position, board)
    : text.fight(name(ahead), name(behind), gap, position, board);
}
