import { expect, test } from 'vitest';
import { accentTones } from '../../site/accent.js';
import type { ShownBlock } from './issue-block.js';
import { layOutIssue } from './lay-out-issue.js';
import { writeMailNode } from './mail-node.js';
import { writeIssueHtml, writeIssueText } from './write-issue-mail.js';

const letter = {
  siteName: 'Quartermile',
  accent: null,
  subject: 'Škoda & Polo',
  origin: 'https://quartermile.example',
  archivePath: '/newsletter/x-skoda-polo',
  unsubscribeUrl: 'https://quartermile.example/unsubscribe?token=t',
};
/** A block of each kind, with a card with a picture and one without. */
const blocks: readonly ShownBlock[] = [
  { kind: 'heading', text: 'A new leader' },
  { kind: 'paragraph', text: 'Rain stopped play,\nbut not for long.\r\n\r\nThen it dried.' },
  { kind: 'picture', image: '/media/start-1600x900', alt: 'The start' },
  {
    kind: 'card',
    image: '/media/golf-800x600',
    title: 'Golf',
    detail: 'Lerato, 11.8 s',
    label: 'See the car',
    link: '/cars/golf',
  },
  {
    kind: 'card',
    image: null,
    title: 'The final',
    detail: 'Video',
    label: 'Watch the video',
    link: 'https://video.example/final',
  },
  { kind: 'button', label: 'See the whole board', link: 'https://quartermile.example/leaderboard' },
];

const FONT = "font-family:Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const DISPLAY = "font-family:'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const PARAGRAPH = `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#101215">`;
const PICTURE = 'style="display:block;width:100%;height:auto;border:0;border-radius:8px"';
const CARD = '<div class="card" style="margin:0 0 24px;padding:16px;background:#f4f1ea;border-radius:12px">';
const CARD_TITLE = `<h3 class="ink" style="margin:12px 0 4px;${DISPLAY};font-size:22px;line-height:26px;font-weight:700;color:#101215">`;
const CARD_DETAIL = `<p class="dim" style="margin:0 0 12px;${FONT};font-size:16px;line-height:26px;color:#555960">`;
const BUTTON = `style="display:inline-block;padding:12px 22px;border-radius:10px;background:#ffb210;color:#141000;${FONT};font-size:16px;line-height:22px;font-weight:700;text-decoration:none"`;
const LINK = 'style="color:#7f5200;text-decoration:underline"';

/** The mail of these blocks; it has no line breaks between its elements. */
const MAIL = [
  `<table ${TABLE} class="page" style="background:#e9e5dc;width:100%;border-collapse:separate"><tbody><tr>`,
  '<td align="center" style="padding:24px 12px">',
  `<table ${TABLE} class="sheet" style="background:#ffffff;width:100%;max-width:600px;border-radius:16px;border-collapse:separate"><tbody><tr>`,
  '<td align="left" style="padding:24px">',
  `<p class="dim" style="margin:0 0 8px;${FONT};font-size:15px;line-height:20px;color:#555960;font-weight:700">`,
  '<a href="https://quartermile.example/" class="dim" style="color:#555960;text-decoration:none">Quartermile</a></p>',
  `<h2 class="ink" style="margin:8px 0 12px;${DISPLAY};font-size:28px;line-height:32px;font-weight:700;color:#101215">`,
  'A new leader</h2>',
  `<div>${PARAGRAPH}Rain stopped play,<br>but not for long.</p>${PARAGRAPH}Then it dried.</p></div>`,
  '<p style="margin:0 0 16px">',
  `<img src="https://quartermile.example/media/start-1600x900?w=1200" alt="The start" width="552" ${PICTURE}></p>`,
  `${CARD}<a href="https://quartermile.example/cars/golf">`,
  `<img src="https://quartermile.example/media/golf-800x600?w=1200" alt="Golf" width="552" ${PICTURE}></a>`,
  `${CARD_TITLE}Golf</h3>${CARD_DETAIL}Lerato, 11.8 s</p>`,
  `<a href="https://quartermile.example/cars/golf" ${BUTTON}>See the car</a></div>`,
  `${CARD}${CARD_TITLE}The final</h3>${CARD_DETAIL}Video</p>`,
  `<a href="https://video.example/final" ${BUTTON}>Watch the video</a></div>`,
  `<p style="margin:8px 0 24px"><a href="https://quartermile.example/leaderboard" ${BUTTON}>See the whole board</a></p>`,
  `<p class="dim" style="margin:24px 0 0;${FONT};font-size:13px;line-height:20px;color:#555960">`,
  'You receive this because you subscribed to the newsletter of Quartermile. ',
  `<a href="https://quartermile.example/newsletter/x-skoda-polo" class="link" ${LINK}>Read it on the site</a> · `,
  `<a href="https://quartermile.example/unsubscribe?token=t" class="link" ${LINK}>Unsubscribe</a></p>`,
  '</td></tr></tbody></table></td></tr></tbody></table>',
].join('');

test('a mail has its blocks in one column between the name of the site and the links of the foot', () => {
  expect(writeMailNode(layOutIssue({ ...letter, blocks }))).toBe(MAIL);
});

test('a logo replaces the name of the site at the head, with the name for those who do not see it', () => {
  const mail = writeMailNode(layOutIssue({ ...letter, blocks, logo: '/logo.png' }));
  expect(mail).toMatch(
    /<a href="[^"]+\/"[^>]*><img src="https:\/\/quartermile.example\/logo.png" alt="Quartermile"/,
  );
});

test('the document of a mail has its subject as title, and the styles of the dark scheme', () => {
  const [head, body] = writeIssueHtml({ ...letter, blocks }).split('<body');
  expect(head).toContain('<title>Škoda &amp; Polo</title>');
  expect(head).toMatch(/<style>@media \(prefers-color-scheme:dark\)\{.*\}\}<\/style>/s);
  for (const name of body?.match(/(?<=class=")\w+/g) ?? []) expect(head).toContain(`.${name}{`);
  expect(body).toBe(` class="page" style="margin:0;padding:0;background:#e9e5dc">${MAIL}</body></html>\n`);
});

test('a mail has the accent of the site, which reads in both schemes', () => {
  const mail = writeIssueHtml({ ...letter, accent: '#000080', blocks });
  expect(mail).toContain('background:#000080;color:#ffffff');
  expect(mail).toContain(`style="color:#000080;text-decoration:underline"`);
  expect(mail).toContain(`.link{color:${accentTones('#000080').dark.accentText}!important}`);
  expect(mail).not.toMatch(/#ffb210|#ffbf2e|#7f5200/);
});

test('the text of a mail has the same blocks and links', () => {
  expect(writeIssueText({ ...letter, blocks })).toBe(`A new leader
============

Rain stopped play,
but not for long.\r\n\r\nThen it dried.

[The start]

Golf
Lerato, 11.8 s
See the car: https://quartermile.example/cars/golf

The final
Video
Watch the video: https://video.example/final

See the whole board: https://quartermile.example/leaderboard

--
You receive this because you subscribed to the newsletter of Quartermile.

Read it on the site: https://quartermile.example/newsletter/x-skoda-polo

Unsubscribe: https://quartermile.example/unsubscribe?token=t
`);
});

test('a heading of the text is underlined by at most 60 signs, one for each character', () => {
  const underline = (text: string) =>
    writeIssueText({ ...letter, blocks: [{ kind: 'heading', text }] }).split('\n')[1];
  expect(underline('🏁🏁')).toBe('==');
  expect(underline('x'.repeat(61))).toBe('='.repeat(60));
});
