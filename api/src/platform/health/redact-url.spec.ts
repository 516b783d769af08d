import { describe, expect, test } from '@jest/globals';
import {
  entryQuerySchema,
  isSubmissionPath,
  pageParameters,
  submissionPagePrefix,
} from '@quartermile/core/domain';
import fc from 'fast-check';
import { redactText, redactUrl } from './redact-url.js';

describe('redactUrl', () => {
  test.each([
    ['/api/cars/pending', '/api/cars/pending'],
    ['/', '/'],
    ['/list?', '/list?'],
    ['/confirm?token=abc', '/confirm?token=[hidden]'],
    ['/list?access_token=abc', '/list?access_token=[hidden]'],
    ['/list?limit=1&session=a=b&limit=2', '/list?limit=1&session=[hidden]&limit=2'],
    ['/confirm?limit=1&TOKEN=abc&offset=2#x', '/confirm?limit=1&TOKEN=[hidden]&offset=[hidden]'],
    ['/media/x?signature=s&expires=5&w=480', '/media/x?signature=[hidden]&expires=[hidden]&w=480'],
    ['/list?q=thandi&category=World%20Facts&from=20', '/list?q=[hidden]&category=World%20Facts&from=20'],
    ['/leaderboard?category=Our+Drag+Races', '/leaderboard?category=Our+Drag+Races'],
    ['/list?mytoken=secret', '/list?mytoken=[hidden]'],
    ['/list?%74oken=secret', '/list?%74oken=[hidden]'],
    ['/list?LIMIT=secret', '/list?LIMIT=[hidden]'],
    ['/x?token=a&token=b', '/x?token=[hidden]&token=[hidden]'],
    ['/x?token=', '/x?token=[hidden]'],
    ['/x?limit=thandi@example.com', '/x?limit=[hidden]'],
    ['/x?limit=1;token=secret', '/x?limit=[hidden]'],
    ['/x?secret', '/x?[hidden]'],
    ['/x?limit', '/x?limit'],
    ['/x?thandi@example.com=1', '/x?[hidden]'],
    ['/x?=secret', '/x?[hidden]'],
    ['/x?a=1?limit=secret', '/x?a=[hidden]'],
    ['/x;session=secret', '/x;session=[hidden]'],
    ['/x#token=secret', '/x#token=[hidden]'],
    ['/x%3Ftoken=secret', '/x%3Ftoken=[hidden]'],
    ['/x%3ftoken%3Dsecret', '/x%3f[hidden]'],
    ['http://thandi:secret@example.com/x?token=secret', 'http://[hidden]@example.com/x?token=[hidden]'],
    [`/x?${'a'.repeat(100)}=1`, '/x?[hidden]'],
    ['/api/submissions/se-cret_1', '/api/submissions/[hidden]'],
    ['/api/submissions/secret/new-time', '/api/submissions/[hidden]/new-time'],
    ['/submissions/secret.data?_routes=root', '/submissions/[hidden]?_routes=root'],
    ['/Submissions/secret#top', '/Submissions/[hidden]#[hidden]'],
    ['/submissions//secret', '/submissions/[hidden]'],
    ['/api/submissions%2Fsecret/revise', '/api/[hidden]'],
    ['/api/%73ubmissions/secret', '/api/[hidden]'],
    ['/%2e/submissions/secret', '/[hidden]'],
    ['/cars/../submissions/secret', '/cars/[hidden]'],
    ['/submissions.data/secret/x', '/submissions.data/[hidden]'],
    ['/submissions/', '/submissions/'],
    ['/cars/aB3-_efghijklmnopqrstuvwxyz01234', '/cars/[hidden]'],
    [`/media/${'0a'.repeat(32)}-640x480`, `/media/${'0a'.repeat(32)}-640x480`],
    ['/api/cars/submit%20it', '/api/cars/[hidden]'],
  ])('%s becomes %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });

  test('shows the parameters of pages and lists, except searches', () => {
    for (const name of [...pageParameters, ...Object.keys(entryQuerySchema.shape)]) {
      expect(redactUrl(`/x?${name}=1`)).toBe(`/x?${name}=${name === 'q' ? '[hidden]' : '1'}`);
    }
  });
});

describe('redactText', () => {
  test.each([
    [
      'No route matches URL "/x?access_token=abc&limit=3"',
      'No route matches URL "/x?access_token=[hidden]&limit=3"',
    ],
    [
      'at https://a.example/p?X-Amz-Signature=abc:12:3 failed',
      'at https://a.example/p?X-Amz-Signature=[hidden] failed',
    ],
    ['{"msg":"GET /x?token=abc\\nnext","a":1}', '{"msg":"GET /x?token=[hidden]\\nnext","a":1}'],
    ['(/x?token=a b)', '(/x?token=[hidden] b)'],
    ['GET /x%3Ftoken%3Dabc failed', 'GET /x%3Ftoken%3D[hidden] failed'],
    ['No route matches URL "/submissions/secret"', 'No route matches URL "/submissions/[hidden]"'],
    [
      '{"msg":"POST /api/submissions/secret/revise\\nnext"}',
      '{"msg":"POST /api/submissions/[hidden]/revise\\nnext"}',
    ],
    [
      'at x (/app/leaderboard/submissions/submissions.service.js:1:2)',
      'at x (/app/leaderboard/submissions/submissions.service.js:1:2)',
    ],
    ['What now? a = b & c = d', 'What now? a = b & c = d'],
  ])('%s becomes %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  test('takes no longer for hostile text', () => {
    for (const part of ['?a&', 'submissions.', 'submissions', '%25', 'aB']) {
      const text = part.repeat(200_000);
      expect(redactText(text)).toBe(text);
    }
  });
});

const BASE64URL = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
/** Longest part of a code that a redacted text may contain by chance. */
const PART = 6;

/** A code as `LinkCodes` derives it. */
const code = fc
  .array(fc.constantFrom(...BASE64URL), { minLength: 29, maxLength: 29 })
  .map((letters) => `${letters.join('')}0Az`);

/** One letter: as it is, in the other case, or escaped up to three times, in either case of the digits. */
const letterOf = (letter: string, ignoresCase: boolean) =>
  fc
    .tuple(fc.constantFrom(0, 0, 0, 1, 2, 3), fc.boolean(), fc.boolean())
    .map(([depth, isUpper, isCapital]) => {
      const written = isUpper && ignoresCase ? letter.toUpperCase() : letter;
      if (depth === 0) return written;
      const hex = written.charCodeAt(0).toString(16);
      return `%${'25'.repeat(depth - 1)}${isCapital ? hex.toUpperCase() : hex}`;
    });

const wordOf = (word: string, ignoresCase = false) =>
  fc.tuple(...[...word].map((letter) => letterOf(letter, ignoresCase))).map((letters) => letters.join(''));

const separator = fc.constantFrom(
  ...[
    '/',
    '//',
    '///',
    '/./',
    '/x/../',
    '/%2e/',
    '/%252E%252e/',
    '%2f',
    '%2F',
    '%252f',
    '%25252F',
    '%25%32%66',
  ],
  ...['\\', '%5c', '/;/', ';a=b/', ';/', '/;limit=1/', '%3b/', '.data/', '%20/', '%00/', '/%C2%AD'],
);
const end = fc.constantFrom(
  ...[
    '',
    '/',
    '.data',
    '.data?_routes=root',
    '/revise',
    '/withdraw',
    '//new-time',
    '?limit=1',
    '#top',
    '%3Flimit%3D1',
  ],
  ...[';x=y', '.', ')', '%zz', '%', '/..', '\\'],
);

/** The address of a driver's submission in any spelling, with its code. */
const spelling = code.chain((secret) =>
  fc
    .tuple(
      fc.constantFrom('/', 'https://example.org/'),
      fc.oneof(fc.constant(''), separator),
      fc.oneof(
        fc.constant(''),
        fc.tuple(wordOf('api', true), separator).map((parts) => parts.join('')),
      ),
      wordOf('submissions', true),
      separator,
      fc.oneof(fc.constant(secret), wordOf(secret)),
      end,
    )
    .map((parts) => ({ secret, url: parts.join('') })),
);

/** What a reader of the log could decode. */
function decoded(text: string): string {
  for (let last = ''; last !== text; ) {
    last = text;
    text = text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return text;
}

function hides(text: string, secret: string): boolean {
  const shown = decoded(text);
  return !Array.from({ length: secret.length - PART }, (_, at) => secret.slice(at, at + PART + 1)).some(
    (part) => shown.includes(part),
  );
}

describe('the address of a submission, however it is written', () => {
  const runs = { numRuns: 3000 };

  test('has no code in the line of its request', () => {
    fc.assert(
      fc.property(spelling, ({ url, secret }) => {
        expect([redactUrl(url), hides(redactUrl(url), secret)]).toEqual([expect.any(String), true]);
      }),
      runs,
    );
  });

  test('has no code in a message that quotes it', () => {
    fc.assert(
      fc.property(spelling, ({ url, secret }) => {
        const line = redactText(JSON.stringify({ msg: `No route matches URL "${url}"`, url }));
        expect([line, hides(line, secret), typeof JSON.parse(line)]).toEqual([line, true, 'object']);
      }),
      runs,
    );
  });

  test('counts as secret', () => {
    fc.assert(
      fc.property(spelling, ({ url }) => isSubmissionPath(url)),
      runs,
    );
    expect(isSubmissionPath(submissionPagePrefix)).toBe(true);
  });
});
