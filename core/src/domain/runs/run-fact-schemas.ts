import * as z from 'zod';
import { wallClockAt } from '../dates/zoned-time.js';
import {
  REACTION_TIME_MAX_S,
  REACTION_TIME_MIN_S,
  RUN_YEAR_MIN,
  SITE_TIME_ZONE,
  SIXTY_FOOT_MAX_S,
  SIXTY_FOOT_MIN_S,
  SPLIT_TIME_DECIMALS,
} from '../limits.js';
import { messages } from '../messages.js';
import { isStripId } from '../strips/run-strip.js';
import { httpUrlSchema } from '../text/http-url.js';
import { figureText } from '../text/text.js';
import { ASPIRATIONS, FUELS, TYRES } from './run-choices.js';
import { runFactMessages as texts } from './run-fact-messages.js';

/** Forms that set the facts of a run. */
type FactForms<Schema> = Readonly<Record<'submission' | 'addition' | 'update', Schema>>;

/** The schemas of the facts of a run, each for every form. */
export const runFactInputs = {
  runDate: inForms(possibleDaySchema(texts.runDate), texts.runDate),
  strip: inForms(z.string(texts.strip).refine(isStripId, texts.strip), texts.strip),
  sixtyFoot: inForms(splitTime(SIXTY_FOOT_MIN_S, SIXTY_FOOT_MAX_S, texts.sixtyFoot), texts.sixtyFoot),
  reactionTime: inForms(
    splitTime(REACTION_TIME_MIN_S, REACTION_TIME_MAX_S, texts.reactionTime),
    texts.reactionTime,
  ),
  tyres: inForms(z.enum(TYRES, texts.tyres), texts.tyres),
  fuel: inForms(z.enum(FUELS, texts.fuel), texts.fuel),
  aspiration: inForms(z.enum(ASPIRATIONS, texts.aspiration), texts.aspiration),
  videoLink: inForms(httpUrlSchema, messages.request.httpUrl),
} as const;

/** A day, YYYY-MM-DD, on which something about a run may have happened; `message` is that of any other value. */
export function possibleDaySchema(message: string) {
  return z.iso.date(message).refine(isPossibleDay, message);
}

/** Whether a day, YYYY-MM-DD, is not before RUN_YEAR_MIN and not after today in the site's time zone. */
function isPossibleDay(day: string): boolean {
  const today = new Date(wallClockAt(Date.now(), SITE_TIME_ZONE)).toISOString().slice(0, 10);
  return day >= `${RUN_YEAR_MIN}-01-01` && day <= today;
}

/** Seconds as a number or as text, with up to SPLIT_TIME_DECIMALS decimals. */
function splitTime(min: number, max: number, message: string) {
  const form = new RegExp(`^-?\\d+(\\.\\d{1,${SPLIT_TIME_DECIMALS}})?$`);
  const isValid = (text: string): boolean => form.test(text) && Number(text) >= min && Number(text) <= max;
  return figureText(message).refine(isValid, message).transform(Number);
}

/** A value in an edit: an absent one is unchanged, a null or empty one is cleared. `message`: of another type. */
export function clearable<Output, Input>(schema: z.ZodType<Output, Input>, message: string) {
  const cleared = z.literal('').transform(() => null);
  return z.union([cleared, schema.nullable()], message).optional();
}

/** A fact in each form. In a new car an absent, null or empty one is null; in an edit see `clearable`. */
function inForms<Output, Input>(schema: z.ZodType<Output, Input>, message: string) {
  const edit = clearable(schema, message);
  const given = edit.transform((fact) => fact ?? null);
  return { submission: given, addition: given, update: edit } satisfies FactForms<z.ZodType>;
}
