import type { Category } from '../cars/category.js';
import { FIRST_RULES_VERSION } from './rules-version.js';

/** The rules of the boards in one version. */
export interface BoardRules {
  /** Year and month, "2026-11". Entries contain it, so it never changes. */
  readonly version: string;
  /** The day from which approvals follow it, YYYY-MM-DD. */
  readonly since: string;
  /** What holds for every board. */
  readonly general: readonly string[];
  readonly boards: Readonly<Record<Category, readonly string[]>>;
}

/**
 * All versions of the rules, oldest first. To change the rules, append a version: a published one stays as it is, because
 * entries that were approved under it link to it.
 */
export const boardRules = [
  {
    version: FIRST_RULES_VERSION,
    since: '2026-11-23',
    general: [
      'A time is that of a full quarter mile (402 m) from a standing start, on a drag strip, at an organised event, or on private land with its owner’s consent. Times from public roads are refused.',
      'A reviewer looks at every submission and its proof before it appears. Programs may point out what looks odd; they never decide.',
      'The proof must be genuine, and show the run of this car. It is visible to the reviewers alone.',
      'A time is shown with the digits that were sent. It is not rounded.',
      'A car has one entry on each board. An entry that turns out to be wrong is corrected or taken off.',
    ],
    boards: {
      'World Facts': [
        'The fastest quarter-mile times that are known of a model, from published sources.',
        'The source is named in the details of each entry.',
        'The shortest time leads. Equal times share a place.',
      ],
      'Our Drag Races': [
        'Times that owners ran themselves, in the car of the entry.',
        'A submission needs a proof of the time: the timing slip of the strip, the display of a GPS device, or a picture of the run.',
        'The shortest time leads. Equal times share a place.',
      ],
      'Votes by Viewers': [
        'Cars that viewers may vote for, once for each entry from each browser.',
        'The most votes lead, whatever the time. Equal numbers of votes share a place.',
        'Votes that were cast by programs or bought can be set aside; they do not count then.',
      ],
    },
  },
] as const satisfies readonly BoardRules[];

/** The rules for approvals from now on. */
export const currentRules: BoardRules = boardRules[boardRules.length - 1] ?? boardRules[0];
