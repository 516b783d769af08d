import { MARK, SHARE_PICTURE_SIZE } from '@quartermile/core/domain';

/** A style as the layout engine takes it: CSS properties in camel case, numbers in px. */
type Style = Readonly<Record<string, string | number>>;

/** A box of a layout, in the shape that the layout engine reads: React's elements without React. */
export interface Box {
  readonly type: 'div' | 'img';
  readonly props: {
    readonly style: Style;
    readonly src?: string;
    readonly children?: string | readonly Box[];
  };
}

/** Colours of a card. They are the night scheme's: api may not import the theme, which needs a browser. */
export const INK = {
  night: MARK.night,
  amber: MARK.amber,
  text: MARK.ink,
  dimmed: '#adb1b8',
  surface: '#15171b',
  medals: ['#f6c544', '#c9d1da', '#d98f5a'],
} as const;

/**
 * The files of the display face by the letters that they hold. The layout engine looks for a letter in one
 * face after the other, so each file is a face of its own.
 */
export const FACES = ['latin', 'latin-ext', 'vietnamese'] as const;

/** All of the box around. */
export const FILL = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;
/** Room between a card's rim and its words, px. */
const MARGIN = 56;

/** A box that holds boxes in a column, or as its style says. */
export function box(style: Style, ...children: readonly (Box | null)[]): Box {
  const present = children.filter((child) => child !== null);
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: present },
  };
}

/** A run of text that is cut with an ellipsis after `lines` lines. */
export function words(text: string, lines: number, style: Style): Box {
  const clamp = { display: 'block', lineClamp: lines, wordBreak: 'break-word', overflow: 'hidden' };
  return { type: 'div', props: { style: { ...clamp, ...style }, children: text } };
}

/** The words of a card, from its top to its bottom. */
export function column(...children: readonly (Box | null)[]): Box {
  const style = { flexDirection: 'column', justifyContent: 'space-between', padding: MARGIN } as const;
  return box({ ...FILL, ...style }, ...children);
}

/** A picture from a `data:` URL. */
export function picture(src: string, style: Style): Box {
  return { type: 'img', props: { src, style } };
}

/** The ground of every card. */
export function card(...children: readonly (Box | null)[]): Box {
  return box(
    {
      ...SHARE_PICTURE_SIZE,
      position: 'relative',
      backgroundColor: INK.night,
      color: INK.text,
      fontFamily: FACES.join(', '),
      fontWeight: 700,
    },
    ...children,
  );
}
