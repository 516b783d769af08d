import {
  WRAP_PICTURE_SIZE,
  type WrapPicturePart,
  type WrapPictureRow,
  wrapPictureMessages,
} from '@quartermile/core/domain';
import { masthead } from './card-pieces.js';
import { type Box, box, column, FILL, INK, sheet, words } from './share-layout.js';
import type { WrapSubject } from './share-subject.js';

/** Glow of the start tree at the top. */
const GLOW = '#3a2c0c';

/** The picture of a week for stories on a phone: parts from top to bottom, each text on one line. */
export function wrapCard({ site, address, today, quiet, parts }: WrapSubject): Box {
  return sheet(
    WRAP_PICTURE_SIZE,
    box({ ...FILL, backgroundImage: `radial-gradient(circle at 80% 0%, ${GLOW} 0%, ${INK.night} 45%)` }),
    column(
      box(
        { flexDirection: 'column', gap: 8 },
        masthead(site),
        words(wrapPictureMessages.title, 1, { fontSize: 150, lineHeight: 1.15, marginTop: 16 }),
        words(today, 1, { color: INK.dimmed, fontSize: 48, lineHeight: 1.2 }),
        quiet === null ? null : words(quiet, 1, { fontSize: 60, lineHeight: 1.2, marginTop: 24 }),
      ),
      box(
        { flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 30, margin: '36px 0' },
        ...parts.map(part),
      ),
      words(address, 1, { color: INK.amber, fontSize: 44, lineHeight: 1.2, letterSpacing: 1 }),
    ),
  );
}

function part({ title, rows }: WrapPicturePart): Box {
  return box(
    { flexDirection: 'column', gap: 10 },
    words(title.toUpperCase(), 1, { color: INK.amber, fontSize: 38, letterSpacing: 2, lineHeight: 1.2 }),
    ...rows.map(row),
  );
}

function row({ name, detail, figure }: WrapPictureRow): Box {
  return box(
    {
      alignItems: 'center',
      gap: 28,
      height: 112,
      padding: '0 32px',
      borderRadius: 20,
      backgroundColor: INK.surface,
    },
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0, minWidth: 0 },
      words(name, 1, { fontSize: 50, lineHeight: 1.15 }),
      words(detail, 1, { color: INK.dimmed, fontSize: 34, lineHeight: 1.2 }),
    ),
    figure === null
      ? null
      : words(figure, 1, { flexShrink: 0, color: INK.amber, fontSize: 62, lineHeight: 1.2 }),
  );
}
