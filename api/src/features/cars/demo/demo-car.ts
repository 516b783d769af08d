import type { Aspiration, Category, Drivetrain, FactoryField } from '@quartermile/core/domain';

/** A car of the demo content. Owners are fictional; models, figures and reference times are real. */
export interface DemoCar {
  /** Stable id, used in the names of its pictures. */
  readonly slug: string;
  readonly name: string;
  /** First name only; null for reference cars. */
  readonly owner: string | null;
  /** Seconds over the quarter mile; null for reference cars. */
  readonly time: string | null;
  readonly worldFacts?: { readonly time: string; readonly source: string };
  readonly drivetrain: Drivetrain;
  readonly description: string;
  /** Verified factory figures of the model. */
  readonly factory?: Partial<Readonly<Record<FactoryField, string>>>;
  /** Venue on the timing slip. */
  readonly venue?: string;
  /** The demo video that shows the run, by its title, and the second at which it starts. */
  readonly video?: { readonly title: string; readonly second: number };
  readonly aspiration?: Aspiration;
  /** Age of the submission, days. */
  readonly daysAgo: number;
  readonly standing: DemoStanding;
}

/** Status of a demo car: approved with its votes, pending or rejected with the requested categories. */
export type DemoStanding =
  | { readonly status: 'approved'; readonly votes: Partial<Readonly<Record<Category, number>>> }
  | { readonly status: 'pending'; readonly requested: readonly Category[] }
  | { readonly status: 'rejected'; readonly requested: readonly Category[]; readonly reason: string };
