import { accentTones } from '../../site/accent.js';
import { escapeXml } from '../../text/escape-xml.js';
import type { ShownBlock } from './issue-block.js';
import { issueMailMessages as text } from './issue-messages.js';
import { absolute, type IssueLetter, layOutIssue } from './lay-out-issue.js';
import { writeMailNode } from './mail-node.js';

/** Mail programs that follow the device's scheme; the others show the light one. */
const dark = (accent: string | null): string => `@media (prefers-color-scheme:dark){
.page{background:#0b0c0e!important}.sheet{background:#15171b!important}.card{background:#1f2228!important}
.ink{color:#f2f1ee!important}.dim{color:#adb1b8!important}.link{color:${accentTones(accent).dark.accentText}!important}}`;

/** Writes the HTML part of a newsletter's mail. */
export function writeIssueHtml(letter: IssueLetter): string {
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(letter.subject)}</title><style>${dark(letter.accent)}</style></head>
<body class="page" style="margin:0;padding:0;background:#e9e5dc">${writeMailNode(layOutIssue(letter))}</body></html>
`;
}

/** Writes the plain text part of a newsletter's mail. */
export function writeIssueText(letter: IssueLetter): string {
  const { siteName, origin, blocks, archivePath, unsubscribeUrl } = letter;
  const parts = [
    ...blocks.map((block) => writeBlock(block, origin)),
    `--\n${text.why(siteName)}`,
    `${text.archive}: ${origin}${archivePath}`,
    `${text.leave}: ${unsubscribeUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function writeBlock(block: ShownBlock, origin: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min([...block.text].length, 60))}`;
    case 'paragraph':
      return block.text;
    case 'picture':
      return `[${block.alt}]`;
    case 'button':
      return `${block.label}: ${block.link}`;
    case 'card':
      return `${block.title}\n${block.detail}\n${block.label}: ${absolute(block.link, origin)}`;
  }
}
