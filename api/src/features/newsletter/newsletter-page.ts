import { escapeXml, messages, pageRoutes } from '@quartermile/core/domain';

/** A page that a link in a mail leads to. */
export interface NewsletterPage {
  readonly siteName: string;
  readonly title: string;
  readonly detail: string;
  /** What the button says that sends the page's own address; absent: there is nothing to send. */
  readonly button?: string;
  /** Whether it leads on to the leaderboard and the videos. */
  readonly leadsOn?: boolean;
}

/** Beside the sheet of the site's plain pages: one large button, and room around what is short. */
const STYLE = `
main{padding-top:clamp(0.5rem,8vh,5rem)}
form,nav{margin-top:1.75rem}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:0.75rem 1.75rem}
nav a{display:inline-flex;align-items:center;min-height:3rem}
button{min-height:3.25rem;width:100%;max-width:22rem;padding:0.5rem 1.5rem;border:0;border-radius:12px;
background:#ffbf2e;color:#16181b;font:700 1.375rem/1.1 'Barlow Condensed','Arial Narrow',sans-serif;cursor:pointer}
button:hover{background:#ffce5c}
`;

const { leaderboard, videos } = messages.newsletterMail.pages;
/** Where a reader may go next; the footer leads back to the site. */
const ONWARD = `<nav><a class="button" href="${pageRoutes.leaderboard}">${leaderboard}</a>
<a href="${pageRoutes.home}#videos">${videos}</a></nav>`;

/**
 * A whole page, in the look of the site's plain pages and without a script. The token of its address is
 * not handed on to where its links lead.
 * @param nonce the content security policy's, for the style
 */
export function writeNewsletterPage(
  { siteName, title, detail, button, leadsOn = false }: NewsletterPage,
  nonce: string,
): string {
  const site = escapeXml(siteName);
  const form = button ? `<form method="post"><button>${escapeXml(button)}</button></form>` : '';
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} | ${site}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/legal.css">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><a class="home" href="${pageRoutes.home}"><img src="/favicon.svg" alt="" width="32" height="32">${site}</a></header>
<main><article>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(detail)}</p>
${form}${leadsOn ? ONWARD : ''}
</article></main>
<footer><a href="${pageRoutes.home}">${escapeXml(messages.newsletterMail.pages.home(siteName))}</a></footer>
</body>
</html>
`;
}
