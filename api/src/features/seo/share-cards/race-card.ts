import { raceMessages } from '@quartermile/core/domain';
import { cardMessages } from './card-messages.js';
import { masthead, nameAndSource } from './card-pieces.js';
import { type Box, box, card, column, FILL, INK, words } from './share-layout.js';
import type { RaceLane, RaceSubject } from './share-subject.js';

/** Glow of the green lamp at the start. */
const GLOW = '#0c2a1a';

/** Share card of a race: both lanes with their times, and who wins. */
export function raceCard({ site, logo, lanes, result }: RaceSubject): Box {
  return card(
    box({ ...FILL, backgroundImage: `radial-gradient(circle at 12% 100%, ${GLOW} 0%, ${INK.night} 60%)` }),
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
      box({ flexDirection: 'column', gap: 18 }, ...lanes.map(lane)),
      words(result ?? raceMessages.strip, 1, { fontSize: 56, lineHeight: 1.2 }),
    ),
  );
}

function lane({ name, figure, source, isWinner }: RaceLane): Box {
  return box(
    {
      alignItems: 'center',
      gap: 28,
      height: 140,
      padding: '0 32px',
      borderRadius: 18,
      borderLeft: `12px solid ${isWinner ? INK.amber : INK.surface}`,
      backgroundColor: INK.surface,
    },
    nameAndSource(name, source, 64),
    words(figure ?? '', 1, { flexShrink: 0, color: INK.amber, fontSize: 96, lineHeight: 1.2 }),
  );
}
