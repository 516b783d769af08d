import fc from 'fast-check';

/** Invalid or rare header values, without line breaks, which would end the header. */
const ODD_VALUES = [
  '',
  ' ',
  '*',
  ',',
  ';',
  '"',
  '=',
  '\u00ff\u00fe',
  '\t',
  '%00',
  'x'.repeat(2000),
  '-1',
  'q=9',
  '"a", W/"b", ',
];

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'application/json', 'image/avif,*/*;q=x', 'image/webp;q=1e9', '*/*;q=0', 'a/b;;;q'],
  'accept-encoding': ['br', 'gzip', 'gzip;q=0, br;q=0', 'identity;q=0', '*;q=0', 'zstd, deflate', 'br;q=x'],
  'accept-language': ['af', 'x'.repeat(500)],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  cookie: [
    'voter=',
    'voter=x',
    'voter=x.y',
    'a=%',
    `voter=${'x'.repeat(3000)}`,
    '__proto__=1; voter=\u00ff',
    'voter="',
  ],
  'idempotency-key': [
    'k',
    'k',
    'k2',
    'x'.repeat(200),
    'x'.repeat(201),
    '\u00e9',
    "'; --",
    '__proto__',
    'a, b',
  ],
  'if-modified-since': ['Sat, 21 Nov 2026 07:00:00 GMT', 'never', '0'],
  'if-none-match': ['*', '"x"', 'W/"x"', '"', `"${'x'.repeat(3000)}"`, '"a","b",,'],
  'if-range': ['"x"', 'x'],
  'last-event-id': ['0', '-1', 'x', '9'.repeat(400)],
  origin: ['null', 'https://evil.example', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3,5-', 'x=1-2', `bytes=${'0-1,'.repeat(300)}`],
  referer: ['https://evil.example/', 'x'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x', '1.2.3.4, \u00ff', ','.repeat(200)],
  'x-forwarded-host': ['evil.example', '\u00ff'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['x', '\u00ff', "'; --", 'x'.repeat(2000)],
  expect: ['100-continue', 'x'],
  upgrade: ['websocket', 'h2c'],
};

const oddHeader = fc
  .constantFrom(...Object.keys(valuesOf))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(valuesOf[name] ?? []), ...ODD_VALUES)));

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/json;',
        'application/json;a="',
        'text/json',
      ],
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        '',
      ],
      ...[
        'application/octet-stream',
        'application/vnd.api+json',
        'image/png',
        '*/*',
        '\u00ff',
        'application/json\t; x',
      ],
    ),
  },
);

/** Headers of a call: content type and encoding, and up to three extra headers. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    contentType,
    fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    fc.array(oddHeader, { maxLength: 3 }),
  )
  .map(([type, isChunked, odd]) => ({
    'content-type': type,
    ...(isChunked && { 'transfer-encoding': 'chunked' }),
    ...Object.fromEntries(odd),
  }));
