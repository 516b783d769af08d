import { MARK, SHARE_PICTURE_SIZE } from '@quartermile/core/domain';

/** A style for the layout engine: CSS properties in camel case, numbers in px. */
type Style = Readonly<Record<string, string | number>>;

/** A box for the layout engine: the shape of React elements, without React. */
export interface Box {
  readonly type: 'div' | 'img';
  readonly props: {
    readonly style: Style;
    readonly src?: string;
    readonly children?: string | readonly Box[];
  };
}

/** Colours of the dark scheme, besides the accent. Copied, because the api must not import the theme, which requires a browser. */
export const INK = {
  night: MARK.night,
  text: MARK.ink,
  dimmed: '#adb1b8',
  surface: '#15171b',
  medals: ['#f6c544', '#c9d1da', '#d98f5a'],
} as const;

/**
 * Font files by subset. The layout engine searches fonts in order for each character, so each file is registered as a
 * font.
 */
export const FACES = ['latin', 'latin-ext', 'vietnamese'] as const;

/** Fills the parent box. */
export const FILL = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;
/** Padding of a card, px. */
const MARGIN = 56;

/** A box with children, in a column by default. */
export function box(style: Style, ...children: readonly (Box | null)[]): Box {
  const present = children.filter((child) => child !== null);
  return {
    type: 'div',
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: present },
  };
}

/** Text truncated with an ellipsis after `lines` lines. */
export function words(text: string, lines: number, style: Style): Box {
  const clamp = { display: 'block', lineClamp: lines, wordBreak: 'break-word', overflow: 'hidden' };
  return { type: 'div', props: { style: { ...clamp, ...style }, children: text } };
}

/** A column of texts over the card's height. */
export function column(...children: readonly (Box | null)[]): Box {
  const style = { flexDirection: 'column', justifyContent: 'space-between', padding: MARGIN } as const;
  return box({ ...FILL, ...style }, ...children);
}

/** An image from a `data:` URL. */
export function picture(src: string, style: Style): Box {
  return { type: 'img', props: { src, style } };
}

/** The background of a share card. */
export function card(...children: readonly (Box | null)[]): Box {
  return sheet(SHARE_PICTURE_SIZE, ...children);
}

/** The background of a picture of any size, px. */
export function sheet(
  { width, height }: { readonly width: number; readonly height: number },
  ...children: readonly (Box | null)[]
): Box {
  return box(
    {
      width,
      height,
      position: 'relative',
      backgroundColor: INK.night,
      color: INK.text,
      fontFamily: FACES.join(', '),
      fontWeight: 700,
    },
    ...children,
  );
}
