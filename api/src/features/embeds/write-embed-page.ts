import {
  accentTones,
  categorySlug,
  embedRoutes,
  escapeXml,
  MARK,
  type Place,
  pageRoutes,
  type SiteProfile,
} from '@quartermile/core/domain';
import { framablePolicy } from '../../platform/http/security-headers.js';
import { type SiteHead, writeLogo } from '../../platform/http/site-logo.js';
import { entryHref, writeFigure, writeNames, writePosition } from './board-rows.js';
import { embedMessages } from './embed-messages.js';
import type { EmbedQuery } from './embed-queries.js';
import { embedStyle } from './embed-style.js';
import { refreshScript } from './refresh-script.js';
import { inlineOf, writeSentences, writeSmallDocument } from './small-document.js';

/** Time between two refreshes of an embedded board, ms. */
const EMBED_REFRESH_MS = 60_000;

/** Content of an embedded board. */
export interface EmbedContent {
  readonly query: EmbedQuery;
  readonly site: SiteHead & Pick<SiteProfile, 'accent'>;
  readonly places: readonly Place[];
}

const script = refreshScript(EMBED_REFRESH_MS);
const partsOf = (accent: string | null) => ({ style: embedStyle(accent), script });
/** The embedding page keeps its tab, and the opened one gets no handle to it. */
const NEW_TAB = 'target="_blank" rel="noopener"';
const markOf = (accent: string | null): string =>
  `<svg viewBox="0 0 ${MARK.size} ${MARK.size}" aria-hidden="true"><path d="${MARK.letter}" fill="currentColor"/><path d="${MARK.quarter}" fill="${accentTones(accent).dark.accent}"/></svg>`;

/** Headers of an embedded board: any site may frame it. */
export function embedHeaders(https: boolean, accent: string | null = null): Record<string, string> {
  return framablePolicy(https, inlineOf(partsOf(accent)), 'anybody');
}

/** Writes an embedded board. It can be read without its script, which only refreshes it. */
export function writeEmbedPage({ query, site, places }: EmbedContent): string {
  const { board, drivetrain, theme } = query;
  const parameters = new URLSearchParams({ category: board, ...(drivetrain && { drivetrain }) });
  const address = escapeXml(`${pageRoutes.leaderboard}?${parameters}`);
  const own = escapeXml(`${embedRoutes.snippet}?board=${categorySlug(board)}`);
  const body = `<main data-live>
<header><a class="site" href="${pageRoutes.home}" ${NEW_TAB}>${writeLogo(site, markOf(site.accent), 24, theme)}</a>
<h1><a href="${address}" ${NEW_TAB}>${escapeXml(board)}</a>${drivetrain ? ` <small>${embedMessages.only(drivetrain)}</small>` : ''}</h1></header>
${places.length > 0 ? writeRows(places) : writeEmpty(drivetrain !== null)}
<footer><a href="${address}" ${NEW_TAB}>${embedMessages.whole}</a><a href="${own}" ${NEW_TAB}>${embedMessages.own}</a></footer>
</main>`;
  return writeSmallDocument(partsOf(site.accent), {
    title: embedMessages.title(board, site.siteName),
    theme,
    body,
  });
}

/** Writes an embedded board that only says what is wrong. */
export function writeEmbedMessage(title: string, sentences: readonly string[]): string {
  return writeSmallDocument(partsOf(null), {
    title,
    body: `<main data-live>${writeSentences(title, sentences)}</main>`,
  });
}

function writeRows(places: readonly Place[]): string {
  const rows = places.map(
    (place) =>
      `<li>${writePosition(place)}<a class="car" href="${entryHref(place)}" ${NEW_TAB}>${writeNames(place)}</a>${writeFigure(place)}</li>`,
  );
  return `<ol>\n${rows.join('\n')}\n</ol>`;
}

function writeEmpty(isFiltered: boolean): string {
  if (isFiltered) return `<p>${embedMessages.emptyFilter}</p>`;
  return `<p><a href="${pageRoutes.submitTimes}" ${NEW_TAB}>${embedMessages.empty}</a></p>`;
}
