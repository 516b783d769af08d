import {
  type Category,
  categorySlug,
  type Drivetrain,
  escapeXml,
  messages,
  OVERLAY_REFRESH_MS,
  type Place,
} from '@quartermile/core/domain';
import { framablePolicy } from '../../platform/http/security-headers.js';
import { writeFigure, writeNames, writePosition } from './board-rows.js';
import { embedMessages } from './embed-messages.js';
import { overlayStyle } from './overlay-style.js';
import { refreshScript } from './refresh-script.js';
import { inlineOf, writeSentences, writeSmallDocument } from './small-document.js';

/** What an overlay shows: the first places of a board, one entry, or why there is none. */
export type OverlayContent =
  | { readonly board: Category; readonly drivetrain: Drivetrain | null; readonly places: readonly Place[] }
  | { readonly place: Place; readonly isLastVote: boolean }
  | { readonly message: string };

const script = refreshScript(OVERLAY_REFRESH_MS);
const partsOf = (accent: string | null) => ({ style: overlayStyle(accent), script });

/** Headers of an overlay. It is a page of its own in the streaming software, so that no site may frame it. */
export function overlayHeaders(https: boolean, accent: string | null = null): Record<string, string> {
  return framablePolicy(https, inlineOf(partsOf(accent)), 'nobody');
}

/** Writes an overlay: large outlined letters on a transparent page, nothing to press. */
export function writeOverlayPage(content: OverlayContent, accent: string | null): string {
  const body = `<main data-live>\n${writeContent(content)}\n</main>`;
  return writeSmallDocument(partsOf(accent), { title: titleOf(content), theme: 'overlay', body });
}

/** Writes an overlay that only says what is wrong, and refreshes itself. */
export function writeOverlayMessage(title: string, sentences: readonly string[]): string {
  const body = `<main data-live>${writeSentences(title, sentences)}</main>`;
  return writeSmallDocument(partsOf(null), { title, theme: 'overlay', body });
}

function titleOf(content: OverlayContent): string {
  if ('message' in content) return content.message;
  return 'places' in content ? content.board : content.place.entry.category;
}

function writeContent(content: OverlayContent): string {
  if ('message' in content) return `<p class="note">${escapeXml(content.message)}</p>`;
  return 'places' in content ? writeTop(content) : writeOne(content);
}

function writeTop({ board, drivetrain, places }: Extract<OverlayContent, { places: unknown }>): string {
  const only = drivetrain ? ` <small>${embedMessages.only(drivetrain)}</small>` : '';
  const rows = places.map(
    (place) =>
      `<li>${writePosition(place)}<span class="car">${writeNames(place)}</span>${writeFigure(place)}</li>`,
  );
  const empty = `<p class="note">${drivetrain ? embedMessages.emptyFilter : messages.leaderboard.emptyTitle}</p>`;
  return `<h1 class="${categorySlug(board)}">${escapeXml(board)}${only}</h1>\n${rows.length > 0 ? `<ol>\n${rows.join('\n')}\n</ol>` : empty}`;
}

/** The votes of an entry say nothing about who cast them. */
function writeOne({ place, isLastVote }: Extract<OverlayContent, { place: unknown }>): string {
  const { entry, position } = place;
  const title = isLastVote ? embedMessages.lastVote : entry.category;
  const votes = `<b class="figure">${escapeXml(messages.leaderboard.votes(entry.votes))}</b>`;
  return `<h1>${escapeXml(title)}</h1>
<ol><li>${writePosition(place)}<span class="car">${writeNames(place)}</span>${isLastVote ? votes : writeFigure(place)}</li></ol>
<p>${escapeXml(embedMessages.placeOn(position, entry.category))}</p>`;
}
