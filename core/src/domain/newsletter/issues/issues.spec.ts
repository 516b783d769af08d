import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueBlockSchema } from './issue-block.js';
import { issuePath } from './issue-path.js';
import { paragraphsOf } from './lay-out-issue.js';
import { writeIssueHtml, writeIssueText } from './write-issue-mail.js';

const letter = {
  siteName: 'Quartermile',
  accent: null,
  subject: 'Sunday wrap',
  origin: 'https://quartermile.example',
  archivePath: '/newsletter/x-sunday-wrap',
  unsubscribeUrl: 'https://quartermile.example/api/newsletter/unsubscribe?token=t&u=1',
};

describe('the mail of a newsletter', () => {
  test('has absolute addresses, alternative texts, and links to the archive and to leave', () => {
    const html = writeIssueHtml({
      ...letter,
      blocks: [
        { kind: 'picture', image: '/media/a-1600x900', alt: 'The "start"' },
        { kind: 'card', image: null, title: 'Golf', detail: '11.8 s', label: 'See the car', link: '/cars/x' },
      ],
    });
    expect(html).toContain('src="https://quartermile.example/media/a-1600x900?w=1200"');
    expect(html).toContain('alt="The &quot;start&quot;"');
    expect(html).toContain('href="https://quartermile.example/cars/x"');
    expect(html).toContain('href="https://quartermile.example/newsletter/x-sunday-wrap"');
    expect(html).toContain('unsubscribe?token=t&amp;u=1"');
    expect(html).not.toMatch(/(?:src|href)="\//);
  });

  test('has no element of its texts', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const text = `<i>${written}</i>`;
        const html = writeIssueHtml({ ...letter, blocks: [{ kind: 'heading', text }] });
        expect(html).not.toContain('<i>');
      }),
    );
  });

  test('says the same as plain text', () => {
    const text = writeIssueText({
      ...letter,
      blocks: [
        { kind: 'heading', text: 'A new leader' },
        { kind: 'paragraph', text: 'Rain.' },
        { kind: 'button', label: 'Race', link: 'https://example.com/' },
      ],
    });
    expect(text).toContain('A new leader\n============\n\nRain.\n\nRace: https://example.com/');
    expect(text).toContain(`Unsubscribe: ${letter.unsubscribeUrl}`);
  });
});

test.each([
  ['One\ntwo.\r\n \r\n\n  Three.\n', ['One\ntwo.', 'Three.\n']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['One.\n \t\nTwo.', ['One.', 'Two.']],
  ['\n\nOne.\n\n', ['One.']],
  [' \n\n ', []],
])('blank lines separate paragraphs, and lines of a paragraph stay together: %j', (written, paragraphs) => {
  expect(paragraphsOf(written)).toEqual(paragraphs);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/cars/x', 'mailto:a@example.com'])(
  'a button does not lead to %s',
  (link) => {
    expect(issueBlockSchema.safeParse({ kind: 'button', label: 'x', link }).success).toBe(false);
  },
);

test('the address in the archive has the subject', () => {
  expect(issuePath({ _id: 'x', subject: 'Škoda & Polo!' })).toBe('/newsletter/x-skoda-polo');
  expect(issuePath({ _id: 'x', subject: '🏁' })).toBe('/newsletter/x');
});
