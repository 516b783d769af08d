import {
  ISSUE_PARAGRAPH_MAX_LENGTH,
  type IssueBlock,
  pageRoutes,
  seoMessages,
} from '@quartermile/core/domain';
import type { WeekSummary } from './week-summary.js';
import { WRAP_CARDS_MAX } from './wrap-limits.js';
import { type NameCar, WRAP_PARTS, wrapLines } from './wrap-lines.js';
import { wrapMessages as text } from './wrap-messages.js';

/** The draft of a newsletter about a week. */
export interface WrapDraft {
  readonly subject: string;
  readonly blocks: readonly IssueBlock[];
}

/**
 * Texts of a newsletter remain in the archive, so that they name cars and never drivers. Drivers are on the cards, which
 * have what is published when they are read.
 */
const nameOfCar: NameCar = ({ name }) => name || seoMessages.unnamedCar;

/**
 * Writes the draft of a newsletter about a week: a heading and a paragraph for each part that has something to tell, cards of
 * the first new leaders and of the next event, and a button to the board.
 * @param origin of the site, such as "https://example.org"
 */
export function wrapDraft(week: WeekSummary, origin: string): WrapDraft {
  const lines = wrapLines(week, nameOfCar);
  const parts = WRAP_PARTS.flatMap((part): IssueBlock[] => {
    if (lines[part].length === 0) return [];
    const cards = part === 'leaders' ? cardsOf(week) : [];
    return [heading(text.parts[part]), paragraph(lines[part].join('\n')), ...cards];
  });
  const event: IssueBlock[] = week.event
    ? [heading(text.parts.event), { kind: 'event', id: week.event.id }]
    : [];
  return {
    subject: text.subject(week.today),
    blocks: [
      paragraph(week.isQuiet ? text.quiet(week.from) : text.since(week.from)),
      ...parts,
      ...event,
      { kind: 'button', label: text.board, link: origin + pageRoutes.leaderboard },
    ],
  };
}

function cardsOf({ leaders }: WeekSummary): IssueBlock[] {
  return leaders.slice(0, WRAP_CARDS_MAX).map(({ carId }) => ({ kind: 'car', id: carId }));
}

const heading = (words: string): IssueBlock => ({ kind: 'heading', text: words });
const paragraph = (words: string): IssueBlock => ({
  kind: 'paragraph',
  text: words.slice(0, ISSUE_PARAGRAPH_MAX_LENGTH),
});
