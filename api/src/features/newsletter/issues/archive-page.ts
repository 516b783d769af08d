import {
  archiveRoutes,
  escapeXml,
  issuePath,
  pageRoutes,
  paragraphsOf,
  type ShownBlock,
} from '@quartermile/core/domain';
import { hashSource, type InlineSources } from '../../../platform/http/content-security-policy.js';
import { writeSiteHeader } from '../../../platform/http/site-header.js';
import type { SiteHead } from '../../../platform/http/site-logo.js';

/** Texts of the archive. */
export const issueArchiveMessages = {
  title: 'Newsletters',
  description: (site: string): string => `All newsletters of ${site}.`,
  none: 'The first newsletter is still to come.',
  all: 'All newsletters',
  missing: 'There is no newsletter at this address.',
  subscribe: 'Subscribe on the home page',
} as const;

const text = issueArchiveMessages;

/** Additional styles: pictures, cards and the list. */
const STYLE = `
main{padding-top:clamp(0.5rem,4vh,3rem)}
article img{display:block;width:100%;height:auto;border-radius:14px}
figure,.card{margin:1.75rem 0 0}
.card{padding:1.25rem;border-radius:16px;background:var(--page)}
.card h2{margin-top:1rem}
.card a{display:inline-flex;align-items:center;min-height:2.75rem}
.go{margin-top:1.5rem}
.list{padding:0;list-style:none}
.list a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:650}
`;

/** The pages' inline style element, for their content security policy. */
export const ARCHIVE_INLINE: InlineSources = { scripts: [], styles: [hashSource(STYLE)] };

/** A newsletter in the archive. */
export interface ArchivedIssue {
  readonly _id: string;
  readonly subject: string;
  readonly startedAt: Date;
}

/** What all pages of the archive have. */
export interface ArchiveSite extends SiteHead {
  readonly publicUrl: string;
}

/** Writes the list of all newsletters, the newest first. */
export function writeArchive(issues: readonly ArchivedIssue[], site: ArchiveSite): string {
  const items = issues.map(
    (issue) => `<li><a href="${issuePath(issue)}">${escapeXml(issue.subject)}</a> ${dayOf(issue)}</li>`,
  );
  const body =
    items.length > 0 ? `<ul class="list">${items.join('\n')}</ul>` : `<p>${escapeXml(text.none)}</p>`;
  const page = { title: text.title, description: text.description(site.siteName), path: archiveRoutes.list };
  return writePage({ ...page, body: `${body}${SUBSCRIBE}` }, site);
}

/** Writes a newsletter. Only what is published is in it. */
export function writeArchivedIssue(
  issue: ArchivedIssue,
  blocks: readonly ShownBlock[],
  site: ArchiveSite,
): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  const body = `<p class="since">${dayOf(issue)}</p>
${blocks.map(writeBlock).join('\n')}
${SUBSCRIBE}`;
  const description = first?.kind === 'paragraph' ? first.text : text.description(site.siteName);
  return writePage({ title: issue.subject, description, path: issuePath(issue), body }, site);
}

/** Writes the page for an address without a newsletter. */
export function writeMissingIssue(site: ArchiveSite): string {
  const body = `<p>${escapeXml(text.missing)}</p>${SUBSCRIBE}`;
  return writePage({ title: text.title, description: text.missing, path: null, body }, site);
}

const SUBSCRIBE = `<p class="go"><a class="button" href="${pageRoutes.home}">${escapeXml(text.subscribe)}</a></p>`;

function dayOf({ startedAt }: ArchivedIssue): string {
  const day = new Intl.DateTimeFormat('en-ZA', {
    timeZone: 'Africa/Johannesburg',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `<time datetime="${startedAt.toISOString()}">${escapeXml(day.format(startedAt))}</time>`;
}

function writeBlock(block: ShownBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'paragraph':
      return paragraphsOf(block.text)
        .map((paragraph) => `<p>${escapeXml(paragraph).replaceAll(/\r?\n/g, '<br>')}</p>`)
        .join('\n');
    case 'picture':
      return `<figure>${picture(block.image, block.alt)}</figure>`;
    case 'button':
      return `<p class="go"><a class="button" href="${escapeXml(block.link)}">${escapeXml(block.label)}</a></p>`;
    case 'card':
      return `<section class="card">${block.image === null ? '' : picture(block.image, '')}
<h2>${escapeXml(block.title)}</h2><p>${escapeXml(block.detail)}</p>
<a href="${escapeXml(block.link)}">${escapeXml(block.label)}</a></section>`;
  }
}

const picture = (path: string, alt: string): string =>
  `<img src="${escapeXml(path)}?w=960" alt="${escapeXml(alt)}" loading="lazy">`;

interface Page {
  readonly title: string;
  readonly description: string;
  /** Null for a page that search engines should not list. */
  readonly path: string | null;
  readonly body: string;
}

function writePage({ title, description, path, body }: Page, head: ArchiveSite): string {
  const { siteName, publicUrl } = head;
  const site = escapeXml(siteName);
  const summary = escapeXml(description.replaceAll(/\s+/g, ' ').slice(0, 200));
  const address = path === null ? '' : escapeXml(new URL(path, publicUrl).href);
  const found = address
    ? `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">`
    : '<meta name="robots" content="noindex">';
  const all =
    path === archiveRoutes.list
      ? ''
      : `<footer><a href="${archiveRoutes.list}">${escapeXml(text.all)}</a></footer>`;
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)} | ${site}</title>
<meta name="description" content="${summary}">
<meta property="og:title" content="${escapeXml(title)}">
<meta property="og:description" content="${summary}">
${found}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">
<style>${STYLE}</style>
</head>
<body>
${writeSiteHeader(head)}
<main><article>
<h1>${escapeXml(title)}</h1>
${body}
</article></main>
${all}
</body>
</html>
`;
}
