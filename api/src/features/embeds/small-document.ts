import { createHash } from 'node:crypto';
import { escapeXml } from '@quartermile/core/domain';
import { hashSource, type InlineSources } from '../../platform/http/content-security-policy.js';

/** The one style element and the one script of a kind of page, which are the same in all its pages. */
export interface PageParts {
  readonly style: string;
  /** Empty: no script. */
  readonly script: string;
}

/** What differs between the pages of a kind. */
export interface SmallDocument {
  readonly title: string;
  /** Colour scheme; absent: that of the device. */
  readonly theme?: string | undefined;
  /** Content of the body, as HTML. */
  readonly body: string;
  /** Elements for the head, as HTML. */
  readonly head?: string;
}

/** The sources that the policy of a kind of page must allow. */
export function inlineOf({ style, script }: PageParts): InlineSources {
  return { scripts: script ? [hashSource(script)] : [], styles: [hashSource(style)] };
}

/**
 * Writes a page whose style and script are inside of it. Its build changes with them, so that a page that refreshes
 * itself notices a new version of the server.
 */
export function writeSmallDocument(
  { style, script }: PageParts,
  { title, theme, body, head = '<meta name="robots" content="noindex">' }: SmallDocument,
): string {
  const build = createHash('sha256').update(style).update(script).digest('base64url').slice(0, 8);
  const scheme = theme === undefined || theme === 'auto' ? '' : ` data-theme="${escapeXml(theme)}"`;
  return `<!doctype html>
<html lang="en-ZA" data-build="${build}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
${script && `<script>${script}</script>\n`}</body>
</html>
`;
}

/** A title and sentences as HTML, for a page that only says what is wrong. */
export function writeSentences(title: string, sentences: readonly string[]): string {
  return `<h1>${escapeXml(title)}</h1>${sentences.map((text) => `<p>${escapeXml(text)}</p>`).join('')}`;
}
