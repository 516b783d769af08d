import * as z from 'zod';
import { CATEGORIES, type Category } from '../cars/category.js';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { messages } from '../messages.js';
import { textLines } from '../text/text-lines.js';
import { FIRST_RULES_VERSION } from './rules-version.js';

/** The most rules for every board, and for one of them. */
const RULES_MAX = 20;
/** Longest rule, UTF-16 code units. */
const RULE_MAX_LENGTH = 400;

const ofEachBoard = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    Object.fromEntries(CATEGORIES.map((board) => [board, schema])) as Record<Category, Schema>,
    messages.request.fieldsRequired,
  );

/**
 * The rules of the boards in one version, which never changes, because entries link to it. `since` is the day from which
 * approvals follow it, YYYY-MM-DD; `general` holds for every board.
 */
export const boardRulesSchema = z
  .object({
    version: z.string(),
    since: z.string(),
    general: z.array(z.string()),
    boards: ofEachBoard(z.array(z.string())),
  })
  .meta({ id: 'BoardRules' });
export type BoardRules = z.infer<typeof boardRulesSchema>;

/** The version that comes with the program. */
export const FIRST_RULES: BoardRules = {
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
};

const rules = textLines(RULES_MAX, RULE_MAX_LENGTH);

/** The next version of the rules. Seen is `version`: the one that it replaces. */
export const rulesPublicationSchema = describeBody(
  'RulesPublication',
  z.object({ general: rules, boards: ofEachBoard(rules), _seen: seenSchema }),
  { general: [...FIRST_RULES.general, 'Racers wear a helmet.'], boards: FIRST_RULES.boards },
);
export type RulesPublication = z.infer<typeof rulesPublicationSchema>;
