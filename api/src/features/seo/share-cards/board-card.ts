import { cardMessages } from './card-messages.js';
import { masthead, nameAndSource, placeSign } from './card-pieces.js';
import { type Box, box, card, column, FILL, INK, words } from './share-layout.js';
import type { BoardSubject, SharePlace } from './share-subject.js';

/** Glow of the start tree on the ground. */
const GLOW = '#33270b';
/** Height of three rows, px; fewer rows are aligned to the top. */
const ROWS_HEIGHT = 316;

/** Share card of a board with its first three places. */
export function boardCard({ site, logo, category, places }: BoardSubject): Box {
  return card(
    box({ ...FILL, backgroundImage: `radial-gradient(circle at 88% 0%, ${GLOW} 0%, ${INK.night} 60%)` }),
    column(
      box(
        { justifyContent: 'space-between', alignItems: 'center' },
        masthead({ site, logo }),
        words(cardMessages.quarterMile.toUpperCase(), 1, {
          color: INK.dimmed,
          fontSize: 36,
          letterSpacing: 2,
        }),
      ),
      words(category, 1, { fontSize: 92, lineHeight: 1.2 }),
      places.length === 0
        ? openLanes()
        : box({ flexDirection: 'column', gap: 14, height: ROWS_HEIGHT }, ...places.map(placeRow)),
    ),
  );
}

/** A place of a board: medal, name, figure, and the source of a World Facts time under the name. */
export function placeRow({ position, isInSegment, name, figure, source }: SharePlace): Box {
  return box(
    {
      alignItems: 'center',
      gap: 28,
      height: 96,
      padding: '0 28px 0 20px',
      borderRadius: 18,
      backgroundColor: INK.surface,
    },
    placeSign(position, 46, isInSegment),
    nameAndSource(name, source, 50),
    words(figure ?? '', 1, { flexShrink: 0, color: INK.amber, fontSize: 66, lineHeight: 1.2 }),
  );
}

function openLanes(): Box {
  return box(
    { flexDirection: 'column' },
    words(cardMessages.emptyBoard, 1, { color: INK.amber, fontSize: 80 }),
    words(cardMessages.emptyBoardDetail, 1, { color: INK.dimmed, fontSize: 48 }),
  );
}
