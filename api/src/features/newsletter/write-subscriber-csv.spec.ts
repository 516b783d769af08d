import { describe, expect, test } from '@jest/globals';
import { toCell } from '../../platform/csv/csv-cell.js';
import { writeSubscriberCsv } from './write-subscriber-csv.js';

describe('a cell', () => {
  test.each([
    ['lerato@example.co.za', 'lerato@example.co.za'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['=1+1@example.com', `"'=1+1@example.com"`],
    ['+27@example.com', `"'+27@example.com"`],
    ['-2+3+cmd|calc@example.com', `"'-2+3+cmd|calc@example.com"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', `"'＝1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["'=1", `"'=1"`],
    ['a=1', 'a=1'],
  ])('of %j is %j', (text, cell) => {
    expect(toCell(text)).toBe(cell);
  });
});

test('a file starts with a byte order mark and column names, with RFC 4180 line ends', () => {
  const at = new Date('2026-11-02T08:00:00Z');
  const row = {
    email: 'lerato@example.co.za',
    status: 'pending' as const,
    createdAt: at,
    confirmedAt: null,
    unsubscribedAt: null,
    consentVersion: '2026-11',
    consentedAt: at,
    unsubscribeUrl: 'https://example.org/x?token=y',
  };
  expect(writeSubscriberCsv([row])).toBe(
    '\uFEFFemail,status,created_at,confirmed_at,unsubscribed_at,consent_version,consented_at,unsubscribe_url\r\n' +
      'lerato@example.co.za,pending,2026-11-02T08:00:00.000Z,,,2026-11,2026-11-02T08:00:00.000Z,https://example.org/x?token=y\r\n',
  );
});
