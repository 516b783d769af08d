import { placeRow } from './board-card.js';
import { cardMessages } from './card-messages.js';
import { masthead } from './card-pieces.js';
import { type Box, box, card, column, FILL, INK, words } from './share-layout.js';
import type { HomeSubject } from './share-subject.js';

/** Glow of the start tree on the ground. */
const GLOW = '#33270b';
/** Length of the line from which on it is set smaller. */
const LONG_LINE = 26;

/** Share card of the home page: name of the site, its line, and the first places of Our Drag Races. */
export function homeCard({ site, logo, line, category, places }: HomeSubject): Box {
  return card(
    box({ ...FILL, backgroundImage: `radial-gradient(circle at 88% 0%, ${GLOW} 0%, ${INK.night} 60%)` }),
    column(
      masthead({ site, logo }),
      words(line, 1, { fontSize: line.length > LONG_LINE ? 56 : 78, lineHeight: 1.15 }),
      places.length === 0
        ? words(cardMessages.homeCall, 1, { color: INK.amber, fontSize: 52, lineHeight: 1.2 })
        : box(
            { flexDirection: 'column', gap: 12 },
            words(category.toUpperCase(), 1, {
              color: INK.amber,
              fontSize: 34,
              letterSpacing: 2,
              lineHeight: 1.2,
            }),
            ...places.map(placeRow),
          ),
    ),
  );
}
