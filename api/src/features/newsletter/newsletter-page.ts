import { archiveRoutes, escapeXml, pageRoutes } from '@quartermile/core/domain';
import { hashSource, type InlineSources } from '../../platform/http/content-security-policy.js';
import { writeSiteHeader } from '../../platform/http/site-header.js';
import type { SiteHead } from '../../platform/http/site-logo.js';
import { newsletterMailMessages } from './newsletter-messages.js';

/** A page behind a link in a mail. */
export interface NewsletterPage {
  readonly site: SiteHead;
  readonly title: string;
  readonly detail: string;
  /** Label of the button that posts to the page's URL; absent without an action. */
  readonly button?: string;
  /** Whether it links to the leaderboard, the videos and earlier newsletters. */
  readonly leadsOn?: boolean;
}

/** Additional styles: one large button, and space around short texts. */
const STYLE = `
main{padding-top:clamp(0.5rem,8vh,5rem)}
form,main nav{margin-top:1.75rem}
main nav{display:flex;flex-wrap:wrap;align-items:center;gap:0.75rem 1.75rem}
main nav a{display:inline-flex;align-items:center;min-height:3rem}
button{min-height:3.25rem;width:100%;max-width:22rem;padding:0.5rem 1.5rem;border:0;border-radius:12px;
background:var(--qm-accent);color:var(--qm-on-accent);font:700 1.375rem/1.1 'Barlow Condensed','Arial Narrow',sans-serif;cursor:pointer}
button:hover{background:var(--qm-accent-hover)}
`;

/** The page's inline style element, for its content security policy. */
export const NEWSLETTER_PAGE_INLINE: InlineSources = { scripts: [], styles: [hashSource(STYLE)] };

const { leaderboard, videos, archive } = newsletterMailMessages.pages;
/** Links to other pages; the footer links to the home page. */
const ONWARD = `<nav><a class="button" href="${pageRoutes.leaderboard}">${leaderboard}</a>
<a href="${pageRoutes.home}#videos">${videos}</a><a href="${archiveRoutes.list}">${archive}</a></nav>`;

/**
 * Renders a page in the style of the site's static pages, without scripts. A referrer policy protects the token in
 * its URL.
 */
export function writeNewsletterPage({
  site,
  title,
  detail,
  button,
  leadsOn = false,
}: NewsletterPage): string {
  const form = button ? `<form method="post"><button>${escapeXml(button)}</button></form>` : '';
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} | ${escapeXml(site.siteName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">
<style>${STYLE}</style>
</head>
<body>
${writeSiteHeader(site)}
<main><article>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(detail)}</p>
${form}${leadsOn ? ONWARD : ''}
</article></main>
</body>
</html>
`;
}
