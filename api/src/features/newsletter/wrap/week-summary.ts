import type { Category, Drivetrain } from '@quartermile/core/domain';

/** A car of a summary, as the public board shows it. */
export interface WrapCar {
  /** Its run, whose page leads to that of the car. */
  readonly carId: string;
  /** Name of the car; empty for a car without one. */
  readonly name: string;
  /** Public name of the driver; '' if unknown. */
  readonly driver: string;
  readonly board: Category;
  readonly position: number;
  /** "9.8 s" or "412 votes"; null for a car without a time. */
  readonly figure: string | null;
}

/** A car that took the lead of a board, or of a drivetrain on it, and has it still. */
export interface WrapLeader extends WrapCar {
  /** Null: of all drivetrains. */
  readonly drivetrain: Drivetrain | null;
  /** The car that led until then; null without one, or when it was removed. */
  readonly before: Pick<WrapCar, 'name' | 'driver'> | null;
}

/** A car that gained places. */
export interface WrapGain extends WrapCar {
  readonly places: number;
}

/** Two cars close to each other. */
export interface WrapFight {
  readonly ahead: WrapCar;
  readonly behind: WrapCar;
  /** "0.02 s" or "2 votes"; null: level. */
  readonly gap: string | null;
}

/** The next event. */
export interface WrapEvent {
  readonly id: string;
  readonly title: string;
  /** "Saturday, 5 December 2026, 09:00". */
  readonly when: string;
  readonly place: string | null;
}

/** What happened on the boards in a week. */
export interface WeekSummary {
  /** First day and present day in the site's time zone, such as "16 November 2026". */
  readonly from: string;
  readonly today: string;
  readonly leaders: readonly WrapLeader[];
  readonly gains: readonly WrapGain[];
  readonly entries: readonly WrapCar[];
  /** Number of new entries beyond `entries`. */
  readonly moreEntries: number;
  readonly fights: readonly WrapFight[];
  readonly event: WrapEvent | null;
  /** Nobody took a lead, gained a place or came onto a board. */
  readonly isQuiet: boolean;
}
