import { drawCar } from '@quartermile/core/domain';
import { masthead, placeSign, svgUrl } from './card-pieces.js';
import { type Box, box, card, column, FILL, INK, picture, words } from './share-layout.js';
import type { EntrySubject } from './share-subject.js';

/** Names up to this many letters stand large. */
const SHORT_NAME = 22;
/** Width that words may take beside the car. */
const WORDS_WIDTH = 760;

/** How a picture is laid on the card, and the shade that lets it rise from the night on the left. */
const photographLook = {
  style: { ...FILL, left: 330, width: 870, objectFit: 'cover' },
  shade: 'linear-gradient(90deg, #0b0c0e 330px, #0b0c0ecc 480px, #0b0c0e33 800px, #0b0c0e00 1000px)',
} as const;
const drawingLook = {
  style: { position: 'absolute', left: 180, top: -24, width: 1040, height: 546 },
  shade: 'linear-gradient(90deg, #0b0c0e 180px, #0b0c0ecc 340px, #0b0c0e26 640px, #0b0c0e00 800px)',
} as const;
const FLOOR = 'linear-gradient(0deg, #0b0c0e 110px, #0b0c0eb3 230px, #0b0c0e00 400px)';

/** The card of one car: its picture on the right, the words on the shaded left. */
export function entryCard(subject: EntrySubject, photograph: string | null): Box {
  const look = photograph ? photographLook : drawingLook;
  const source = photograph ?? svgUrl(drawCar({ body: subject.body, title: subject.name }));
  return card(
    picture(source, look.style),
    box({ ...FILL, backgroundImage: look.shade }),
    box({ ...FILL, backgroundImage: FLOOR }),
    column(
      masthead(subject.site),
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
