import { accentTones } from '../../site/accent.js';
import type { AccentTones } from '../../site/accent-tones.js';
import type { ShownBlock } from './issue-block.js';
import { ISSUE_MAIL_WIDTH } from './issue-limits.js';
import { issueMailMessages } from './issue-messages.js';
import type { MailNode } from './mail-node.js';

/** A newsletter as it is sent to one subscriber. */
export interface IssueLetter {
  readonly siteName: string;
  /** The site's accent; null is amber. */
  readonly accent: string | null;
  /** Path of the logo that is shown instead of the name. */
  readonly logo?: string | undefined;
  readonly subject: string;
  readonly blocks: readonly ShownBlock[];
  /** Origin of the site; empty where paths of the site are resolved by the page. */
  readonly origin: string;
  /** Path of the newsletter in the archive. */
  readonly archivePath: string;
  readonly unsubscribeUrl: string;
}

const FONT = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY = "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";
const INK = '#101215';
const DIM = '#555960';
const paragraphStyle = {
  margin: '0 0 16px',
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '26px',
  color: INK,
};
const headingStyle = {
  margin: '8px 0 12px',
  fontFamily: DISPLAY,
  fontSize: '28px',
  lineHeight: '32px',
  fontWeight: '700',
  color: INK,
};
const smallStyle = { margin: '0 0 8px', fontFamily: FONT, fontSize: '13px', lineHeight: '20px', color: DIM };

/** Lays a newsletter out as a mail: one column of at most 600 px, tables for old mail programs, inline styles. */
export function layOutIssue(letter: IssueLetter): MailNode {
  const { siteName, logo, blocks, origin, archivePath } = letter;
  const tones = accentTones(letter.accent).light;
  const name: MailNode = {
    tag: 'p',
    className: 'dim',
    style: { ...smallStyle, fontWeight: '700', fontSize: '15px' },
    children: [
      {
        tag: 'a',
        attributes: { href: origin + '/' },
        className: 'dim',
        style: { color: DIM, textDecoration: 'none' },
        children: [logo === undefined ? siteName : logoNode(origin + logo, siteName)],
      },
    ],
  };
  const body = blocks.map((block) => layOutBlock(block, origin, tones));
  const foot: MailNode = {
    tag: 'p',
    className: 'dim',
    style: { ...smallStyle, margin: '24px 0 0' },
    children: [
      `${issueMailMessages.why(siteName)} `,
      link(origin + archivePath, issueMailMessages.archive, tones),
      ' · ',
      link(letter.unsubscribeUrl, issueMailMessages.leave, tones),
    ],
  };
  return table('page', { background: '#e9e5dc', width: '100%' }, [
    cell({ padding: '24px 12px' }, 'center', [
      table(
        'sheet',
        { background: '#ffffff', width: '100%', maxWidth: `${ISSUE_MAIL_WIDTH}px`, borderRadius: '16px' },
        [cell({ padding: '24px' }, 'left', [name, ...body, foot])],
      ),
    ]),
  ]);
}

/** Its background is its own, whatever the scheme of the mail program. */
function logoNode(src: string, alt: string): MailNode {
  const style = { height: '40px', width: 'auto', maxWidth: '100%', border: '0', borderRadius: '6px' };
  return { tag: 'img', attributes: { src, alt, height: '40' }, style };
}

function layOutBlock(block: ShownBlock, origin: string, tones: AccentTones): MailNode {
  switch (block.kind) {
    case 'heading':
      return { tag: 'h2', className: 'ink', style: headingStyle, children: [block.text] };
    case 'paragraph':
      return { tag: 'div', children: paragraphsOf(block.text).map(layOutParagraph) };
    case 'picture':
      return { tag: 'p', style: { margin: '0 0 16px' }, children: [picture(block.image, block.alt, origin)] };
    case 'button':
      return {
        tag: 'p',
        style: { margin: '8px 0 24px' },
        children: [button(block.link, block.label, tones)],
      };
    case 'card':
      return layOutCard(block, origin, tones);
  }
}

function layOutCard(
  card: Extract<ShownBlock, { kind: 'card' }>,
  origin: string,
  tones: AccentTones,
): MailNode {
  const address = absolute(card.link, origin);
  const image = card.image && {
    tag: 'a',
    attributes: { href: address },
    children: [picture(card.image, card.title, origin)],
  };
  return {
    tag: 'div',
    className: 'card',
    style: { margin: '0 0 24px', padding: '16px', background: '#f4f1ea', borderRadius: '12px' },
    children: [
      ...(image ? [image] : []),
      {
        tag: 'h3',
        className: 'ink',
        style: { ...headingStyle, margin: '12px 0 4px', fontSize: '22px', lineHeight: '26px' },
        children: [card.title],
      },
      {
        tag: 'p',
        className: 'dim',
        style: { ...paragraphStyle, margin: '0 0 12px', color: DIM },
        children: [card.detail],
      },
      button(address, card.label, tones),
    ],
  };
}

/** Paragraphs of a text: blank lines separate them. */
export function paragraphsOf(written: string): string[] {
  return written.split(/\r?\n[ \t]*\r?\n\s*/).filter((part) => part.trim() !== '');
}

function layOutParagraph(paragraph: string): MailNode {
  const lines = paragraph.split(/\r?\n/).flatMap((line, at) => (at === 0 ? [line] : [{ tag: 'br' }, line]));
  return { tag: 'p', className: 'ink', style: paragraphStyle, children: lines };
}

function picture(path: string, alt: string, origin: string): MailNode {
  const width = ISSUE_MAIL_WIDTH * 2;
  return {
    tag: 'img',
    attributes: { src: `${origin}${path}?w=${width}`, alt, width: String(ISSUE_MAIL_WIDTH - 48) },
    style: { display: 'block', width: '100%', height: 'auto', border: '0', borderRadius: '8px' },
  };
}

function button(address: string, label: string, { accent, onAccent }: AccentTones): MailNode {
  const style = {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: '10px',
    background: accent,
    color: onAccent,
    fontFamily: FONT,
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: '700',
    textDecoration: 'none',
  };
  return { tag: 'a', attributes: { href: address }, style, children: [label] };
}

function link(address: string, label: string, { accentText }: AccentTones): MailNode {
  const style = { color: accentText, textDecoration: 'underline' };
  return { tag: 'a', className: 'link', attributes: { href: address }, style, children: [label] };
}

function table(className: string, style: Record<string, string>, cells: readonly MailNode[]): MailNode {
  const attributes = { role: 'presentation', cellPadding: '0', cellSpacing: '0', border: '0' };
  const rows = cells.map((one) => ({ tag: 'tr', children: [one] }));
  return {
    tag: 'table',
    className,
    attributes,
    style: { ...style, borderCollapse: 'separate' },
    children: [{ tag: 'tbody', children: rows }],
  };
}

function cell(style: Record<string, string>, align: string, children: readonly MailNode[]): MailNode {
  return { tag: 'td', attributes: { align }, style, children };
}

/** The whole address of a path of the site; other addresses as they are. */
export function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
