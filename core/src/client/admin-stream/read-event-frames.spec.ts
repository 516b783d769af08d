import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventFrame, readEventFrames } from './read-event-frames.js';

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<EventFrame[]> {
  const frames: EventFrame[] = [];
  for await (const frame of readEventFrames(chunks)) frames.push(frame);
  return frames;
}

describe('readEventFrames', () => {
  test('reads fields, comments and data of several lines', async () => {
    const text =
      ': hello\nretry: 20\nid: 7\nevent: review\ndata: one\ndata:two\n\nid\n\n: beat\n\nretry: soon\n\n';
    expect(await readAll(inPieces(text, 1000))).toEqual([
      { retry: 20 },
      { id: '7' },
      { event: 'review', data: 'one\ntwo' },
      { id: '' },
    ]);
  });

  test('drops an event that breaks off, with its id', async () => {
    expect(await readAll(inPieces('data: a\n\nid: 2\ndata: b\n', 4))).toEqual([{ data: 'a' }]);
  });

  test('reads the same however the text is cut and its lines end', async () => {
    const line = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]|^ /.test(text));
    const property = fc.asyncProperty(
      fc.array(line),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (lines, size, end) => {
        const text = lines.map((data) => `data: ${data}${end}${end}`).join('');
        const frames = await readAll(inPieces(text, size));
        expect(frames).toEqual(lines.map((data) => ({ data })));
      },
    );
    await fc.assert(property);
  });
});
