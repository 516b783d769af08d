import {
  apiPath,
  apiRoutes,
  boardFeedRoute,
  CATEGORIES,
  categorySlug,
  DRIVETRAINS,
  embedRoutes,
  escapeXml,
  pageRoutes,
} from '@quartermile/core/domain';
import { publicApiRoutes } from '../../platform/http/public-api-routes.js';
import { pagePolicy } from '../../platform/http/security-headers.js';
import { writeSiteHeader } from '../../platform/http/site-header.js';
import type { SiteHead } from '../../platform/http/site-logo.js';
import { EMBED_LENGTHS, embedMessages } from './embed-messages.js';
import { EMBED_THEMES, type EmbedQuery, embedPath, OVERLAY_SUBJECTS, overlayPath } from './embed-queries.js';
import { inlineOf, writeSentences, writeSmallDocument } from './small-document.js';
import { SNIPPET_SCRIPT } from './snippet-script.js';
import { SNIPPET_STYLE } from './snippet-style.js';

/** Content of the page that writes snippets. */
export interface SnippetContent {
  readonly query: EmbedQuery;
  readonly site: SiteHead;
  readonly publicUrl: string;
}

const texts = embedMessages.snippet;
const parts = { style: SNIPPET_STYLE, script: SNIPPET_SCRIPT };
const inline = inlineOf(parts);
/** Heights of a row and of everything else of an embedded board, px; a title of two lines has room. */
const ROW_PX = 60;
const FRAME_PX = 120;

/** Headers of the page. */
export function snippetHeaders(https: boolean): Record<string, string> {
  return pagePolicy(https, inline);
}

/**
 * Writes the page with the code for an embedded board. Without scripts, its form requests the page with other
 * parameters; the script does the same without loading the page anew.
 */
export function writeSnippetPage({ query, site, publicUrl }: SnippetContent): string {
  const code = writeSnippet(query, site.siteName, publicUrl);
  const body = `${writeSiteHeader(site)}
<main>
<article>
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<form action="${embedRoutes.snippet}" aria-label="${texts.choose}">
${select(
  'board',
  texts.board,
  CATEGORIES.map((one) => [categorySlug(one), one]),
  categorySlug(query.board),
)}
${select('drivetrain', texts.drivetrain, [['', texts.allDrivetrains], ...DRIVETRAINS.map(same)], query.drivetrain ?? '')}
${select('length', texts.length, EMBED_LENGTHS.map(String).map(same), String(query.length))}
${select(
  'theme',
  texts.theme,
  EMBED_THEMES.map((one) => [one, texts.themes[one]]),
  query.theme,
)}
<button class="button">${texts.show}</button>
</form>
<section id="result">
<h2><label for="code">${texts.code}</label></h2>
<textarea id="code" readonly rows="5" spellcheck="false">${escapeXml(code)}</textarea>
<div class="actions"><button class="button" type="button" id="copy" hidden>${texts.copy}</button><span role="status" data-copied="${texts.copied}" data-failed="${texts.notCopied}"></span></div>
<h2>${texts.preview}</h2>
<iframe id="preview" src="${escapeXml(embedPath(query))}" title="${texts.preview}" width="100%" height="${heightOf(query)}"></iframe>
</section>
<h2>${texts.streamTitle}</h2>
<p>${texts.stream}</p>
<dl>${OVERLAY_SUBJECTS.map((show) => writeOverlay(show, query, publicUrl)).join('')}</dl>
<h2>${texts.developersTitle}</h2>
<p>${texts.developers}</p>
<ul>${DEVELOPER_LINKS.map(([path, label]) => `<li><a href="${path}">${escapeXml(label)}</a></li>`).join('')}</ul>
</article>
</main>
<footer><a href="${pageRoutes.privacy}">${texts.privacy}</a></footer>`;
  return writeSmallDocument(parts, {
    title: embedMessages.title(texts.title, site.siteName),
    body,
    head: headOf(publicUrl),
  });
}

/** Writes the page with what is wrong instead of the form. */
export function writeSnippetMessage(title: string, sentences: readonly string[]): string {
  const body = `<main><article>${writeSentences(title, sentences)}
<p><a class="button" href="${embedRoutes.snippet}">${texts.title}</a></p></article></main>`;
  return writeSmallDocument({ ...parts, script: '' }, { title, body, head: MESSAGE_HEAD });
}

const MESSAGE_HEAD = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/legal.css">';
const DEVELOPER_LINKS: readonly (readonly [path: string, label: string])[] = [
  [apiRoutes.docs, texts.api],
  [publicApiRoutes.boards, texts.boards],
  ...CATEGORIES.map(
    (board) => [apiPath(boardFeedRoute, { board: categorySlug(board) }), texts.feed(board)] as const,
  ),
];

const same = (text: string): [string, string] => [text, text];

function headOf(publicUrl: string): string {
  return `<meta name="description" content="${texts.description}">
<link rel="canonical" href="${escapeXml(new URL(embedRoutes.snippet, publicUrl).href)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">`;
}

/** The code that others paste into their pages. */
export function writeSnippet(query: EmbedQuery, siteName: string, publicUrl: string): string {
  const source = escapeXml(new URL(embedPath(query), publicUrl).href);
  const title = escapeXml(embedMessages.title(query.board, siteName));
  return `<iframe src="${source}" title="${title}" width="100%" height="${heightOf(query)}" style="border:0;max-width:40rem" loading="lazy"></iframe>`;
}

const heightOf = ({ length }: EmbedQuery): number => FRAME_PX + length * ROW_PX;

function select(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
): string {
  const rows = options.map(
    ([value, text]) =>
      `<option value="${escapeXml(value)}"${value === chosen ? ' selected' : ''}>${escapeXml(text)}</option>`,
  );
  return `<label>${label}<select name="${name}">${rows.join('')}</select></label>`;
}

function writeOverlay(
  show: (typeof OVERLAY_SUBJECTS)[number],
  { board, drivetrain }: EmbedQuery,
  publicUrl: string,
): string {
  const query = { show, board: show === 'top' ? board : null, drivetrain, entry: texts.entryId };
  const address = escapeXml(new URL(overlayPath(query), publicUrl).href);
  return `<dt>${texts.overlays[show]}</dt><dd><code>${address}</code></dd>`;
}
