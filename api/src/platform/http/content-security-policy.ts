import { createHash } from 'node:crypto';

/** Source expressions by directive, in helmet's form; null omits the directive. */
export type Directives = Readonly<Record<string, readonly string[] | null>>;

/** Video players that pages may frame, contract section 5. Nothing is loaded from them before a video is opened. */
const PLAYERS = [
  "'self'",
  'https://www.youtube-nocookie.com',
  'https://drive.google.com',
  'https://www.facebook.com',
];

/** Source expressions of a page's inline scripts and style elements. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** For responses without inline scripts and style elements. */
export const NO_INLINE: InlineSources = { scripts: [], styles: [] };

/**
 * The source expression that allows one inline script or style element by its text, CSP level 2 section 4.2.5.
 * @param text content of the element; browsers hash it with normalised line ends (HTML section 13.2.3.5)
 */
export function hashSource(text: string): string {
  const digest = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/** Directives of pages and files. Mantine sets style attributes, so those are allowed. */
export function pageDirectives(https: boolean, { scripts, styles }: InlineSources): Directives {
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: PLAYERS,
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    scriptSrc: ["'self'", ...scripts],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...styles],
    styleSrcAttr: ["'unsafe-inline'"],
    upgradeInsecureRequests: https ? [] : null,
  };
}

/** Directives of a small page that is no part of the website, such as an embedded board. It sets no style attributes. */
export function smallPageDirectives(
  https: boolean,
  { scripts, styles }: InlineSources,
  framedBy: string,
): Directives {
  return {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    formAction: ["'none'"],
    frameAncestors: [framedBy],
    imgSrc: ["'self'"],
    scriptSrc: scripts.length > 0 ? scripts : ["'none'"],
    styleSrc: styles,
    upgradeInsecureRequests: https ? [] : null,
  };
}

/** Directives of responses that are no documents: JSON, event streams, pictures. They may load nothing. */
export const DATA_DIRECTIVES: Directives = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};
