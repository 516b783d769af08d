import { describe, expect, test } from '@jest/globals';
import type { SlipWord } from '@quartermile/core/domain';
import { boxAround, splitWords } from './slip-words.js';

const word = (text: string, x = 0, width = text.length / 16, confidence = 95): SlipWord => ({
  text,
  confidence,
  box: { x, y: 0.5, width, height: 0.125 },
});
const texts = (...words: SlipWord[]) => splitWords(words).map(({ text }) => text);

test('the box around words reaches from the first edge to the last', () => {
  const boxes = [
    { x: 0.25, y: 0.5, width: 0.125, height: 0.25 },
    { x: 0.125, y: 0.625, width: 0.5, height: 0.0625 },
    { x: 0.5, y: 0.375, width: 0.0625, height: 0.125 },
  ];
  expect(boxAround(boxes)).toEqual({ x: 0.125, y: 0.375, width: 0.5, height: 0.375 });
});

describe('a word', () => {
  test.each([
    ['ET:11.942', ['ET', '11.942']],
    ['ET::11.942', ['ET', '11.942']],
    ['ET=11.942', ['ET', '11.942']],
    ['ET|11.942', ['ET', '11.942']],
    ['1/4....11.942', ['1/4', '11.942']],
    ['ET--11.942', ['ET', '11.942']],
    ['ET……11.942', ['ET', '11.942']],
    ['|ET', ['ET']],
    ['ET:', ['ET']],
    ['::', []],
    ['183.8km/h', ['183.8', 'km/h']],
    ['183.8KMH', ['183.8', 'KMH']],
    ['183,8kph', ['183,8', 'kph']],
    ['114.20mph', ['114.20', 'mph']],
    ['7.03810.821', ['7.038', '10.821']],
    ['1,8427,03810,821', ['1,842', '7,038', '10,821']],
  ])('%s is split into %j', (text, parts) => {
    expect(texts(word(text))).toEqual(parts);
  });

  test.each([
    'DIAL-IN',
    '|1.842',
    'E.T.',
    '11.942',
    'x183.8km/h',
    '183.8km/hr',
    'x7.03810.821',
    '7.03810.8215',
  ])('%s stays whole', (text) => {
    expect(texts(word(text))).toEqual([text]);
  });

  test('that is split gives each part its share of the box', () => {
    expect(splitWords([word('ET:11.942:180km/h', 0.125, 17 / 32)])).toEqual([
      word('ET', 4 / 32, 2 / 32),
      word('11.942', 7 / 32, 6 / 32),
      word('180', 14 / 32, 3 / 32),
      word('km/h', 17 / 32, 4 / 32),
    ]);
    expect(splitWords([word('ET 7.03810.821', 0.125, 14 / 32)])).toEqual([
      word('ET', 4 / 32, 2 / 32),
      word('7.038', 7 / 32, 5 / 32),
      word('10.821', 12 / 32, 6 / 32),
    ]);
    expect(splitWords([word('1/4 ET:11.942', 0, 13 / 32)])).toEqual([
      word('1/4', 0, 3 / 32),
      word('ET', 4 / 32, 2 / 32),
      word('11.942', 7 / 32, 6 / 32),
    ]);
  });
});

describe('a number that was split at its decimal point', () => {
  test('is joined, as certain as its less certain part', () => {
    expect(splitWords([word('11.', 0, 3 / 16, 91), word('942', 4 / 16, 3 / 16, 80)])).toEqual([
      word('11.942', 0, 7 / 16, 80),
    ]);
    expect(splitWords([word('11', 0, 2 / 16, 70), word(',942', 3 / 16, 4 / 16, 91)])).toEqual([
      word('11,942', 0, 7 / 16, 70),
    ]);
  });

  test('is joined if less than one and a half letters lie between its parts', () => {
    expect(texts(word('11.'), word('942', 4.25 / 16))).toEqual(['11.942']);
    expect(texts(word('11.'), word('942', 4.5 / 16))).toEqual(['11.', '942']);
  });

  test.each([
    ['11', '942'],
    ['11.', '.942'],
    ['ET.', '942'],
    ['11.', '942s'],
  ])('is not seen in %s and %s', (first, second) => {
    expect(texts(word(first), word(second, first.length / 16))).toEqual([first, second]);
  });
});
