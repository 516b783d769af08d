import type { CarDrawing, Category, Drivetrain, FactoryField } from '@quartermile/core/domain';

/** A car of the demo content. People in it are invented; models, their figures and reference times are real. */
export interface DemoCar {
  /** Names its pictures; never changes. */
  readonly slug: string;
  readonly name: string;
  /** A plain first name. */
  readonly owner: string;
  /** Seconds over the quarter mile; null for reference cars. */
  readonly time: string | null;
  readonly worldFacts?: { readonly time: string; readonly source: string };
  readonly drivetrain: Drivetrain;
  readonly description: string;
  /** Factory figures of the model, only those that are sure. */
  readonly factory?: Partial<Readonly<Record<FactoryField, string>>>;
  /** The strip that the timing slip names. */
  readonly venue?: string;
  /** The car that the slip names, where it is another one. */
  readonly slipOf?: string;
  readonly drawing: Omit<CarDrawing, 'id' | 'title'>;
  /** When it was submitted, in days before today. */
  readonly daysAgo: number;
  readonly standing: DemoStanding;
}

/** Where a car stands: on the board with its votes, in the queue with what its owner ticked, or turned away. */
export type DemoStanding =
  | { readonly status: 'approved'; readonly votes: Partial<Readonly<Record<Category, number>>> }
  | { readonly status: 'pending'; readonly requested: readonly Category[] }
  | { readonly status: 'rejected'; readonly requested: readonly Category[]; readonly reason: string };
