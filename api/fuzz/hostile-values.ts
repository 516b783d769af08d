import fc from 'fast-check';

/** Replaced in the JSON text by a number that overflows, which JSON.stringify cannot produce. */
export const ENDLESS_NUMBER = '@1e999@';

/** Keys with a meaning in JavaScript or SQL, and arbitrary ones. */
export const hostileKey: fc.Arbitrary<string> = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'],
  ...[
    '',
    '\0',
    '\ud800',
    '$where',
    'a.b',
    'a[0]',
    '0',
    '-1',
    'k'.repeat(5000),
    "'; --",
    '_id',
    'id',
    'status',
  ],
);

/** Texts that exploit missing validation. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      'x\udfff',
      '\u202e\u0000',
      '\ufeff',
      '\r\nset-cookie: a=b',
      '\\',
      '%00',
      '%',
    ],
    ...[
      "'; --",
      '" OR 1=1',
      '$1',
      '${x}',
      '{{x}}',
      '<script>alert(1)</script>',
      '../../../x',
      'file:///x',
      '=1+1',
    ],
    ...[
      'javascript:alert(1)',
      'http://',
      'https://[',
      'http://a@b:c/',
      'https://127.0.0.1:1/',
      '//x',
      'HTTPS://X.Y',
    ],
    ...[
      'NaN',
      'Infinity',
      '-0',
      '1e400',
      '0x10',
      '9.8.7',
      '.',
      '١١.٥',
      '999.95',
      '0.0',
      `${'9'.repeat(400)}.0`,
    ],
    ...[
      '+',
      '+0',
      '0',
      '123',
      '+27 82 123 4567',
      '9'.repeat(17),
      '(((((',
      'a@b',
      '@',
      `${'a'.repeat(300)}@x.y`,
    ],
    ...[
      '2026-13-45',
      '0000-00-00',
      '+275760-09-13',
      '-1',
      '9'.repeat(20),
      '2026-02-30T25:61:61Z',
      'now',
      'infinity',
    ],
    ...[
      'https://youtu.be/',
      'https://drive.google.com/file/d/',
      'https://facebook.com/videos/',
      'https://youtu.be/%ff',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(99, 101, 255, 2001, 5001, 65_537, 100_000, 300_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(60, 3000).map((length) => '🏁'.repeat(length)),
  fc.constantFrom(
    ...['data:', 'data:,', 'data:image/png;base64,', 'data:image/png;base64,AAAA', 'data:image/png,raw'],
    ...[
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:text/html,<script>',
      'data:image/png;base64,====',
      'data:;base64,/9j/',
    ],
    ...[
      'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ',
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'data:image/png;base64,\0',
    ],
    ...[
      'data:image/avif;base64,AAAAIGZ0eXBhdmlm',
      '/media/',
      '/media/x',
      '/media/../x',
      '/media/%00',
      '/media/proof/x',
    ],
    `data:image/png;base64,${'A'.repeat(50_000)}`,
    `data:image/webp;base64,${Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\x7f', 'latin1').toString('base64')}`,
  ),
);

/** A deeply nested value. */
const nested: fc.Arbitrary<unknown> = fc
  .record({ depth: fc.constantFrom(5, 15, 17, 31, 33, 200, 1000), isList: fc.boolean() })
  .map(({ depth, isList }) => {
    let value: unknown = 'x';
    for (let level = 0; level < depth; level++) value = isList ? [value] : { a: value };
    return value;
  });

/** Any value that a handler might not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, [], {}, [[]], [null], [{}], '', 0, -0, -1, 0.1, 1e308, -1e308, 5e-324],
      ...[
        2 ** 31,
        2 ** 53,
        2 ** 63,
        ENDLESS_NUMBER,
        { $ne: null },
        { length: -1 },
        { toString: 1, valueOf: 1 },
      ],
      ...[{ seconds: 1e308 }, { _seconds: 'x', nanoseconds: -1 }, { lat: 1e308, lng: null }, { url: {} }],
    ),
  },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.constantFrom(51, 300, 2001).map((length) => Array<unknown>(length).fill('x')) },
  { weight: 1, arbitrary: fc.dictionary(hostileKey, hostileText, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
