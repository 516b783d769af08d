import { ordinal, seoMessages } from '@quartermile/core/domain';
import { type WeekSummary, type WrapCar, wrapMessages } from '../../newsletter/index.js';
import { wrapPictureMessages as text } from './card-messages.js';

/** A line of the picture: a large name, small words below, and a figure at its end. */
export interface WrapPictureRow {
  readonly name: string;
  readonly detail: string;
  readonly figure: string | null;
}

/** A part of the picture. */
export interface WrapPicturePart {
  readonly title: string;
  readonly rows: readonly WrapPictureRow[];
}

/** The rows of each part for which the picture has room. */
const ROWS = { leaders: 2, gains: 2, entries: 2, fights: 1 } as const;

/** The parts of the picture of a week that have something to tell, in their order. */
export function wrapPictureParts(week: WeekSummary): WrapPicturePart[] {
  const { parts } = wrapMessages;
  const leaders = week.leaders
    .slice(0, ROWS.leaders)
    .map((leader) =>
      rowOf(
        leader,
        leader.drivetrain === null
          ? text.leads(leader.board)
          : text.leadsDrivetrain(leader.drivetrain, leader.board),
      ),
    );
  const gains = week.gains
    .slice(0, ROWS.gains)
    .map((gain) => rowOf(gain, text.now(ordinal(gain.position), gain.board), text.gained(gain.places)));
  const entries = week.entries
    .slice(0, ROWS.entries)
    .map((car) => rowOf(car, text.now(ordinal(car.position), car.board)));
  const fights = week.fights.slice(0, ROWS.fights).map(({ ahead, behind, gap }) => ({
    name: nameOf(behind),
    detail: text.fight(nameOf(ahead), ordinal(ahead.position), ahead.board),
    figure: gap ?? text.level,
  }));
  const event = week.event
    ? [
        {
          name: week.event.title,
          detail: [week.event.when, week.event.place].filter(Boolean).join(', '),
          figure: null,
        },
      ]
    : [];
  return [
    { title: parts.leaders, rows: leaders },
    { title: parts.gains, rows: gains },
    { title: parts.entries, rows: entries },
    { title: parts.fights, rows: fights },
    { title: parts.event, rows: event },
  ].filter(({ rows }) => rows.length > 0);
}

function rowOf(car: WrapCar, words: string, figure: string | null = car.figure): WrapPictureRow {
  return { name: nameOf(car), detail: [car.driver, words].filter(Boolean).join(', '), figure };
}

const nameOf = ({ name, driver }: Pick<WrapCar, 'name' | 'driver'>): string =>
  name || driver || seoMessages.unnamedCar;
