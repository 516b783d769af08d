import { readFileSync } from 'node:fs';
import { masthead, placeSign, svgUrl } from './card-pieces.js';
import { type Box, box, card, column, FILL, INK, picture, words } from './share-layout.js';
import type { DrawnBody, EntrySubject } from './share-subject.js';

/** Maximum length of names in the large font size. */
const SHORT_NAME = 22;
/** Width of the text beside the car, px. */
const WORDS_WIDTH = 760;

/** Position of the photograph, and a gradient that blends its left edge into the background. */
const photographLook = {
  style: { ...FILL, left: 330, width: 870, objectFit: 'cover' },
  shade: 'linear-gradient(90deg, #0b0c0e 330px, #0b0c0ecc 480px, #0b0c0e33 800px, #0b0c0e00 1000px)',
} as const;
const drawingLook = {
  style: { position: 'absolute', left: 180, top: -24, width: 1040, height: 546 },
  shade: 'linear-gradient(90deg, #0b0c0e 180px, #0b0c0ecc 340px, #0b0c0e26 640px, #0b0c0e00 800px)',
} as const;
const FLOOR = 'linear-gradient(0deg, #0b0c0e 110px, #0b0c0eb3 230px, #0b0c0e00 400px)';

const drawings: Readonly<Record<DrawnBody, string>> = {
  hatch: readDrawing('hatch'),
  sedan: readDrawing('sedan'),
  coupe: readDrawing('coupe'),
};

/** Share card of an entry: the picture on the right, the text on the left. */
export function entryCard(subject: EntrySubject, photograph: string | null): Box {
  const look = photograph ? photographLook : drawingLook;
  const source = photograph ?? drawings[subject.body];
  return card(
    picture(source, look.style),
    box({ ...FILL, backgroundImage: look.shade }),
    box({ ...FILL, backgroundImage: FLOOR }),
    column(
      masthead(subject),
      box(
        { flexDirection: 'column' },
        words(subject.category.toUpperCase(), 1, {
          color: INK.amber,
          fontSize: 36,
          letterSpacing: 2,
          lineHeight: 1.2,
        }),
        words(subject.name, 2, {
          fontSize: subject.name.length > SHORT_NAME ? 68 : 88,
          lineHeight: 1.06,
          maxWidth: WORDS_WIDTH,
          marginTop: 4,
        }),
        figures(subject),
        subject.source === null
          ? null
          : words(subject.source, 1, {
              color: INK.dimmed,
              fontSize: 34,
              lineHeight: 1.2,
              maxWidth: WORDS_WIDTH,
            }),
      ),
    ),
  );
}

function figures({ position, figure }: EntrySubject): Box {
  return box(
    { alignItems: 'center', gap: 32, marginTop: 14, height: 150 },
    figure === null ? null : words(figure, 1, { color: INK.amber, fontSize: 150, lineHeight: 1 }),
    placeSign(position, 76),
  );
}

function readDrawing(body: DrawnBody): string {
  return svgUrl(readFileSync(new URL(`./drawings/${body}.svg`, import.meta.url), 'utf8'));
}
