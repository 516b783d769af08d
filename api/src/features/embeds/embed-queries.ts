import {
  CATEGORIES,
  type Category,
  categoryOfSlug,
  categorySlug,
  DRIVETRAINS,
  embedRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { EMBED_LENGTH, EMBED_LENGTHS, embedMessages } from './embed-messages.js';

/** Colour schemes of an embedded board; `auto` is that of the visitor's device. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
/** What an overlay shows: the first places of a board, one entry, or the entry with the last vote. */
export const OVERLAY_SUBJECTS = ['top', 'entry', 'last-vote'] as const;

const DEFAULT_BOARD: Category = 'Our Drag Races';
const { problems } = embedMessages;
/** A board by its path segment, such as "our-drag-races". */
const board = z.enum(CATEGORIES.map(categorySlug), problems.board).transform(toCategory);
/** Without a choice, forms send an empty text: all drivetrains. */
const drivetrain = z
  .enum([...DRIVETRAINS, ''], problems.drivetrain)
  .optional()
  .transform((chosen) => chosen || null);

/** The parameters of an embedded board. Unknown ones are ignored. */
export const embedQuerySchema = z.object({
  board: board.default(DEFAULT_BOARD),
  drivetrain,
  length: z.enum(EMBED_LENGTHS.map(String), problems.length).transform(Number).default(EMBED_LENGTH),
  theme: z.enum(EMBED_THEMES, problems.theme).default('auto'),
});
export type EmbedQuery = z.output<typeof embedQuerySchema>;

/** The parameters of an overlay. Unknown ones are ignored. Without a board, the last vote is that on any board. */
export const overlayQuerySchema = z.object({
  show: z.enum(OVERLAY_SUBJECTS, problems.show).default('top'),
  board: board.optional().transform((chosen) => chosen ?? null),
  drivetrain,
  entry: z
    .string(problems.entry)
    .optional()
    .transform((id) => id?.toLowerCase() || null),
});
export type OverlayQuery = z.output<typeof overlayQuerySchema>;

/** The one address of an embedded board that snippets use and that is stored. */
export function embedPath({ board: category, drivetrain: wheels, length, theme }: EmbedQuery): string {
  const parameters = { board: categorySlug(category), drivetrain: wheels, length: String(length), theme };
  return withParameters(embedRoutes.leaderboard, parameters);
}

/** The one address of an overlay that is offered and stored: with the parameters that matter for its subject. */
export function overlayPath({ show, board: category, drivetrain: wheels, entry }: OverlayQuery): string {
  const slug = category && categorySlug(category);
  const parameters = {
    top: { board: categorySlug(boardOfOverlay(category)), drivetrain: wheels },
    'last-vote': { board: slug },
    entry: { entry },
  };
  return withParameters(embedRoutes.overlay, { show, ...parameters[show] });
}

/** The board of an overlay with first places. */
export const boardOfOverlay = (chosen: Category | null): Category => chosen ?? DEFAULT_BOARD;

function withParameters(
  path: string,
  parameters: { readonly [name: string]: string | null | undefined },
): string {
  const chosen = Object.entries(parameters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `${path}?${new URLSearchParams(chosen)}`;
}

function toCategory(slug: string): Category {
  return categoryOfSlug(slug) ?? DEFAULT_BOARD;
}
