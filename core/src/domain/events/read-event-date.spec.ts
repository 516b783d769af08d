import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEventDate } from './read-event-date.js';

const zone = 'Africa/Johannesburg';
const read = (value: unknown): string => readEventDate(value, zone).iso;
const readDay = (value: unknown): string | null => {
  const { iso, isDateOnly } = readEventDate(value, zone);
  return isDateOnly ? iso.slice(0, 10) : null;
};

describe('an instant', () => {
  test.each([
    ['ISO text in UTC', '2026-12-05T18:00:00Z', '2026-12-05T18:00:00.000Z'],
    ['ISO text with fractions', '2026-12-05T18:00:00.123456Z', '2026-12-05T18:00:00.123Z'],
    ['ISO text with an offset', '2026-12-05T18:00:00+02:00', '2026-12-05T16:00:00.000Z'],
    ['an offset without a colon', '2026-12-05T18:00:00-0300', '2026-12-05T21:00:00.000Z'],
    ['an offset of hours only, as databases print it', '2026-12-05 18:00:00+02', '2026-12-05T16:00:00.000Z'],
    ['a space for the T', '2026-12-05 18:00Z', '2026-12-05T18:00:00.000Z'],
    ['text without a zone, meant in the site zone', '2026-12-05T18:00', '2026-12-05T16:00:00.000Z'],
    ['the same with a space', '2026-12-05 18:00:30', '2026-12-05T16:00:30.000Z'],
    ['words without a zone', '5 December 2026 18:00', '2026-12-05T16:00:00.000Z'],
    ['words with a half day', 'December 5, 2026 6:00 PM', '2026-12-05T16:00:00.000Z'],
    ['the text of an HTTP date', 'Sat, 05 Dec 2026 18:00:00 GMT', '2026-12-05T18:00:00.000Z'],
    ['the text of a Date', 'Sat Dec 05 2026 18:00:00 GMT+0200 (SAST)', '2026-12-05T16:00:00.000Z'],
    ['a space before an offset', '5 Dec 2026 18:00:00 +0200', '2026-12-05T16:00:00.000Z'],
    ['a zone with its name', '5 Dec 2026 18:00 EST (Eastern Standard Time)', '2026-12-05T23:00:00.000Z'],
    ['the same without a space', '5 Dec 2026 18:00 EST(Eastern Standard Time)', '2026-12-05T23:00:00.000Z'],
    ['several spaces for the T', '2026-12-05   18:00Z', '2026-12-05T18:00:00.000Z'],
    ['fractions and an offset of hours', '2026-12-05 18:00:00.25+02', '2026-12-05T16:00:00.250Z'],
    ['a space before the offset of hours', '2026-12-05T18:00:00 +02', '2026-12-05T16:00:00.000Z'],
    ['a space before the offset of ISO text', '2026-12-05T18:00:00 +0230', '2026-12-05T15:30:00.000Z'],
    ['the same with a colon', '2026-12-05 18:00 -03:00', '2026-12-05T21:00:00.000Z'],
    ['a name of universal time', '5 Dec 2026 18:00 UTC', '2026-12-05T18:00:00.000Z'],
    ['its older name', '5 Dec 2026 18:00 UT', '2026-12-05T18:00:00.000Z'],
    ['an American zone', '5 Dec 2026 18:00 PST', '2026-12-06T02:00:00.000Z'],
    ['an American zone in summer', '5 Jun 2026 18:00 EDT', '2026-06-05T22:00:00.000Z'],
    ['an offset from GMT in words', '5 Dec 2026 18:00 GMT-0300', '2026-12-05T21:00:00.000Z'],
    ['surrounding space', '  2026-12-05T18:00:00Z ', '2026-12-05T18:00:00.000Z'],
    ['seconds', 1_796_493_600, '2026-12-05T18:00:00.000Z'],
    ['milliseconds', 1_796_493_600_000, '2026-12-05T18:00:00.000Z'],
    ['seconds as text', '1796493600', '2026-12-05T18:00:00.000Z'],
    ['milliseconds as text', '1796493600000', '2026-12-05T18:00:00.000Z'],
    ['fractions of seconds', 1_796_493_600.5, '2026-12-05T18:00:00.500Z'],
    ['the largest number of seconds', 99_999_999_999, '5138-11-16T09:46:39.000Z'],
    ['the smallest number of milliseconds', 100_000_000_000, '1973-03-03T09:46:40.000Z'],
    ['zero', 0, '1970-01-01T00:00:00.000Z'],
    ['before 1970', -86_400, '1969-12-31T00:00:00.000Z'],
    ['a timestamp', { seconds: 1_796_493_600, nanoseconds: 250_000_000 }, '2026-12-05T18:00:00.250Z'],
    ['an exported timestamp', { _seconds: 1_796_493_600, _nanoseconds: 0 }, '2026-12-05T18:00:00.000Z'],
    ['its fractions', { _seconds: 1_796_493_600, _nanoseconds: 250_000_000 }, '2026-12-05T18:00:00.250Z'],
    ['a timestamp with text seconds', { seconds: '1796493600' }, '2026-12-05T18:00:00.000Z'],
    ['a Date', new Date('2026-12-05T18:00:00Z'), '2026-12-05T18:00:00.000Z'],
  ])('is read from %s', (_, value, expected) => {
    expect(readEventDate(value, zone)).toEqual({ iso: expected, isDateOnly: false });
  });
});

/** 5 March 2027, 18:30 in South Africa, as the former database's exporters, consoles and people write it. */
test.each([
  { __time__: '2027-03-05T16:30:00Z' },
  { timestampValue: '2027-03-05T16:30:00.000000Z' },
  { integerValue: '1804264200' },
  { stringValue: '5 March 2027 18:30' },
  { _seconds: 1_804_264_200, _nanoseconds: 0 },
  { seconds: '1804264200', nanos: 0 },
  { seconds: { low: 1 }, _seconds: 1_804_264_200 },
  { __datatype__: 'timestamp', value: { _seconds: 1_804_264_200, _nanoseconds: 0 } },
  { type: 'firestore/timestamp/1.0', seconds: 1_804_264_200, nanoseconds: 0 },
  { $date: '2027-03-05T16:30:00Z' },
  { $date: '2027-03-05T18:30:00.000+0200' },
  { $date: 1_804_264_200_000 },
  { $date: { $numberLong: '1804264200000' } },
  { $timestamp: { t: 1_804_264_200, i: 1 } },
  { $numberLong: '1804264200000' },
  { __type: 'Date', iso: '2027-03-05T16:30:00.000Z' },
  { dateTime: '2027-03-05T18:30:00+02:00', timeZone: 'Africa/Johannesburg' },
  'March 5, 2027 at 6:30:00 PM UTC+2',
  'March 5, 2027 at 6:30:00\u202fPM UTC+2',
  'March 5, 2027 at 4:30:00 PM UTC',
  'March 5, 2027 at 10:00:00 PM UTC+5:30',
  'March 5, 2027 at 1:00:00 PM UTC-03:30',
  '5 March 2027 at 18:30:00 UTC+2',
  '5 March 2027 at 18:30:00 GMT+02:00',
  'Friday, March 5, 2027 at 6:30 PM',
  '2027-03-05T18:30:00+02:00[Africa/Johannesburg]',
  '2027-03-05T18:30[Africa/Johannesburg]',
  '2027-03-05T16:30:00Z[UTC]',
  '2027-03-05T17:30[Europe/Berlin]',
  '2027-03-05 17:30:00 Europe/Berlin',
  '2027-03-05 16:30:00 UTC',
  '2027-03-05 16:30:00.000000 UTC',
  '2027-03-05 18:30:00 SAST',
  '2027-03-05T18:30 SAST',
  '5 March 2027 18:30 (SAST)',
  '5 March 2027 18:30 South Africa Standard Time',
  'Fri Mar 05 2027 18:30:00 GMT+0200 (South Africa Standard Time)',
  '5 March 2027 17:30 CET',
  '5 March 2027 19:30 EAT',
  '2027-03-05T16:30:00,000Z',
  '2027-03-05t16:30:00z',
  '2027-03-05 6:30 PM',
  '5 March 2027 6:30pm',
  '5 March 2027, 6:30 p.m.',
  '5 March 2027 18h30',
  '5th March 2027 18:30',
  'March 5th, 2027 18:30',
  '5 Maart 2027 om 18:30',
  '05/03/2027 18:30',
  '05/03/2027, 18:30:00',
  '5/3/2027 6:30 PM',
  '05-03-2027 18h30',
  '5.3.2027 18:30',
  'Friday 05/03/2027 18:30',
  '18:30 05/03/2027',
  '2027/03/05 18:30',
  '20270305T163000Z',
  '20270305T183000+0200',
  '20270305T1830',
  '20270305183000',
  20_270_305_183_000,
  202_703_051_830,
  'Timestamp(seconds=1804264200, nanoseconds=0)',
  'ISODate("2027-03-05T16:30:00Z")',
  '/Date(1804264200000)/',
])('is the same instant as %j', (written) => {
  expect(readEventDate(written, zone)).toEqual({ iso: '2027-03-05T16:30:00.000Z', isDateOnly: false });
});

test.each([
  20_270_305,
  '20270305',
  '05/03/2027',
  '5/3/2027',
  '05-03-2027',
  '5.3.2027',
  'Fri 05/03/2027',
  '2027.03.05',
  '2027-3-5',
  '5th March 2027',
  '5 Maart 2027',
  { date: '2027-03-05' },
  { stringValue: '05/03/2027' },
  { integerValue: '20270305' },
])('%j is a day, day first where the year is last', (written) => {
  expect(readDay(written)).toBe('2027-03-05');
});

test.each([
  ['03/25/2027', '2027-03-25'],
  ['12/31/2027', '2027-12-31'],
  ['31/12/2027', '2027-12-31'],
  ['5 Mei 2027', '2027-05-05'],
  ['5 Oktober 2027', '2027-10-05'],
  ['5 Des 2027', '2027-12-05'],
])('the day %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('digits that are no day of 1900 to 2199 are an epoch number', () => {
  expect(read(20_271_399)).toBe(new Date(20_271_399_000).toISOString());
  expect(read('18991231')).toBe(new Date(18_991_231_000).toISOString());
  expect(read('22000101')).toBe(new Date(22_000_101_000).toISOString());
});

test.each([
  ['2026-12-05', '2026-12-05'],
  ['2028-02-29', '2028-02-29'],
  ['5 December 2026', '2026-12-05'],
  ['December 5, 2026', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
])('the day %s has no time', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('no text of more than 100 characters is a date', () => {
  const longest = `5 December ${'2026'.padStart(89)}`;
  expect(longest).toHaveLength(100);
  expect(readDay(longest)).toBe('2026-12-05');
  expect(readDay(longest.replace('5', '05'))).toBeNull();
});

test.each([
  '',
  '   ',
  'soon',
  'Round 3',
  'TBA 2026-13',
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-05',
  '2026-12-00',
  '2026-04-31',
  '2026-12-32',
  '2026-02-30T10:00:00Z',
  '2026-12-05T99:00',
  '2026-12-05T24:01',
  '2026-12-05T10:60',
  '2026-12-05 13:00 PM',
  '31/02/2027',
  '30-13-2027',
  '00/03/2027',
  '2026-12-05 or later',
  'Round 3 of 05/03/2027',
  'soon [Africa/Johannesburg]',
  '0000-01-01',
  '0999-12-31',
  '+012026-12-05T00:00:00Z',
  'x'.repeat(101),
  `2026-12-05${' '.repeat(200)}x`,
  1e308,
  -8.64e15,
  8.64e15,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  {},
  [],
  ['2026-12-05'],
  { seconds: null },
  { seconds: 'many' },
  { nanoseconds: 5 },
  { $date: null },
  { __time__: {} },
  { value: { value: { value: { value: '2027-03-05' } } } },
  new Date(Number.NaN),
])('%j is no date', (value) => {
  expect(readEventDate(value, zone)).toEqual({ iso: '', isDateOnly: false });
});

test('interprets a skipped time with the offset before the change', () => {
  expect(readEventDate('2026-03-29T02:30', 'Europe/Berlin').iso).toBe('2026-03-29T01:30:00.000Z');
});

test('interprets a repeated time as the first', () => {
  expect(readEventDate('2026-10-25T02:30', 'Europe/Berlin').iso).toBe('2026-10-25T00:30:00.000Z');
});

test('reads one instant equally from all formats', () => {
  const seconds = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(seconds, (some) => {
      const iso = new Date(some * 1000).toISOString();
      const forms = [
        some,
        String(some),
        { seconds: some, nanoseconds: 0 },
        { _seconds: some },
        new Date(iso),
      ];
      expect([iso, iso.replace('T', ' '), iso.replace('Z', '+00:00'), ...forms].map(read)).toEqual(
        Array.from({ length: 8 }, () => iso),
      );
    }),
  );
});

test('every valid day is read equally from all spellings', () => {
  const days = fc.integer({ min: -25_567, max: 84_005 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 86_399 }), (dayNumber, second) => {
      const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
      const [year = '', month = '', date = ''] = day.split('-');
      const spellings = [`${date}/${month}/${year}`, `${+date}.${+month}.${year}`, year + month + date];
      expect([...spellings, Number(year + month + date)].map(readDay)).toEqual([day, day, day, day]);
      const time = new Date(second * 1000).toISOString().slice(11, 19);
      const timed = [
        `${day}T${time}Z`,
        `${date}-${month}-${year} ${time} UTC`,
        { __time__: `${day} ${time}Z` },
      ];
      expect(new Set([...timed, `${date}/${month}/${year}, ${time} GMT+0`].map(read))).toEqual(
        new Set([`${day}T${time}.000Z`]),
      );
    }),
  );
});

test('every valid day is read unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: -354_285, max: 2_932_896 }), (dayNumber) => {
      const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
      expect(readDay(day)).toBe(day);
    }),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (value) => {
      const iso = read(value);
      expect(read(iso)).toBe(iso);
    }),
  );
});
