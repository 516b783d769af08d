import { drawMark, ordinal } from '@quartermile/core/domain';
import { type Box, box, INK, picture, words } from './share-layout.js';
import type { CardHead } from './share-subject.js';

const MARK_SIDE = 52;

/** An SVG as data URL for the layout engine. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The site's logo, or the mark and the site's name. */
export function masthead({ site, accent, logo }: CardHead): Box {
  if (logo)
    return picture(logo, { height: MARK_SIDE, maxWidth: 700, objectFit: 'contain', objectPosition: 'left' });
  return box(
    { alignItems: 'center', gap: 16, height: MARK_SIDE },
    picture(svgUrl(drawMark(INK.text, accent)), { width: MARK_SIDE, height: MARK_SIDE }),
    words(site, 1, { fontSize: 40, lineHeight: 1.2, maxWidth: 700 }),
  );
}

/**
 * The name of a car, and under it the source of its World Facts time, if any.
 * @param size font size of a name without a source, px
 */
export function nameAndSource(name: string, source: string | null, size: number): Box {
  const look = { lineHeight: 1.15 };
  return source === null
    ? words(name, 1, { ...look, flexGrow: 1, flexBasis: 0, fontSize: size })
    : box(
        { flexDirection: 'column', flexGrow: 1, flexBasis: 0 },
        words(name, 1, { ...look, fontSize: size * 0.88 }),
        words(source, 1, { ...look, color: INK.dimmed, fontSize: 30 }),
      );
}

/** An ordinal such as "3rd", on gold, silver or bronze for the first three of a board. */
export function placeSign(position: number, size: number, isInSegment = false): Box {
  const medal = isInSegment ? undefined : INK.medals[position - 1];
  return box(
    {
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: size * 1.7,
      height: size * 1.25,
      padding: `0 ${size * 0.3}px`,
      borderRadius: size * 0.25,
      backgroundColor: medal ?? INK.surface,
      color: medal ? INK.night : INK.text,
      fontSize: size,
      lineHeight: 1,
      flexShrink: 0,
    },
    words(ordinal(position), 1, { lineHeight: 1 }),
  );
}
