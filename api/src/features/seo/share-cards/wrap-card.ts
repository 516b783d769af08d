import { type AccentTones, accentTones, WRAP_PICTURE_SIZE } from '@quartermile/core/domain';
import { wrapPictureMessages } from './card-messages.js';
import { masthead } from './card-pieces.js';
import { type Box, box, column, FILL, INK, sheet, words } from './share-layout.js';
import type { WrapSubject } from './share-subject.js';
import type { WrapPicturePart, WrapPictureRow } from './wrap-picture.js';

/** Heights at the smallest size, px: a title with its gap, a row with its gap, and what all parts have room for. */
const TITLE = 56;
const ROW = 122;
const ROOM = 1300;
/** Largest factors for texts, which would be cut too soon, and for rows. */
const TEXT_MAX = 1.35;
const DETAIL_MAX = 1.15;
const ROW_MAX = 2.8;

/** Factors by which texts and rows are larger than at their smallest: with fewer rows they fill the same height. */
interface Scale {
  readonly text: number;
  readonly row: number;
}

/** The picture of a week for stories on a phone: parts evenly from top to bottom, each text on one line. */
export function wrapCard(subject: WrapSubject): Box {
  const { address, today, quiet, parts } = subject;
  const tones = accentTones(subject.accent).dark;
  const rows = parts.reduce((sum, one) => sum + one.rows.length, 0);
  const fit = Math.max(1, ROOM / Math.max(1, parts.length * TITLE + rows * ROW));
  const scale: Scale = { text: Math.min(fit, TEXT_MAX), row: Math.min(fit, ROW_MAX) };
  return sheet(
    WRAP_PICTURE_SIZE,
    box({
      ...FILL,
      backgroundImage: `radial-gradient(circle at 80% 0%, ${tones.accentSoft} 0%, ${INK.night} 45%)`,
    }),
    column(
      box(
        { flexDirection: 'column', gap: 8 },
        masthead(subject),
        words(wrapPictureMessages.title, 1, { fontSize: 150, lineHeight: 1.15, marginTop: 16 }),
        words(today, 1, { color: INK.dimmed, fontSize: 48, lineHeight: 1.2 }),
        quiet === null ? null : words(quiet, 1, { fontSize: 60, lineHeight: 1.2, marginTop: 24 }),
      ),
      box(
        { flexDirection: 'column', flexGrow: 1, justifyContent: 'space-evenly', margin: '24px 0' },
        ...parts.map((one) => part(one, scale, tones)),
      ),
      words(address, 1, { color: tones.accent, fontSize: 44, lineHeight: 1.2, letterSpacing: 1 }),
    ),
  );
}

function part({ title, rows }: WrapPicturePart, scale: Scale, tones: AccentTones): Box {
  const fontSize = 38 * scale.text;
  return box(
    { flexDirection: 'column', gap: 10 },
    words(title.toUpperCase(), 1, { color: tones.accent, fontSize, letterSpacing: 2, lineHeight: 1.2 }),
    ...rows.map((one) => row(one, scale, tones)),
  );
}

function row({ name, detail, figure }: WrapPictureRow, scale: Scale, { accent }: AccentTones): Box {
  return box(
    {
      alignItems: 'center',
      gap: 28,
      height: 112 * scale.row,
      padding: '0 32px',
      borderRadius: 20,
      backgroundColor: INK.surface,
    },
    box(
      { flexDirection: 'column', flexGrow: 1, flexBasis: 0, minWidth: 0 },
      words(name, 1, { fontSize: 50 * scale.text, lineHeight: 1.15 }),
      words(detail, 1, {
        color: INK.dimmed,
        fontSize: 34 * Math.min(scale.text, DETAIL_MAX),
        lineHeight: 1.2,
      }),
    ),
    figure === null
      ? null
      : words(figure, 1, { flexShrink: 0, color: accent, fontSize: 62 * scale.text, lineHeight: 1.2 }),
  );
}
