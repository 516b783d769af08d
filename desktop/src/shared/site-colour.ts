/**
 * Site colours: twelve hues with the same luminance (0.163), for a contrast of at least 4.5 to white text and 3 to
 * the backgrounds of both schemes (WCAG 2.2, 1.4.3 and 1.4.11). Red is reserved for danger.
 */
export const SITE_COLOURS = [
  '#516ac9',
  '#018154',
  '#b14c8a',
  '#986604',
  '#0e7b94',
  '#9b54ac',
  '#437f0e',
  '#0675b8',
  '#b2570a',
  '#7c5ec2',
  '#0c7e79',
  '#767406',
] as const;

/**
 * A site's colour, derived from its origin (FNV-1a, 32 bits) so that it is the same on every computer; the next free
 * colour if it is taken.
 * @param taken colours of the other sites
 */
export function siteColour(origin: string, taken: readonly string[] = []): string {
  let hash = 0x811c9dc5;
  for (const letter of origin) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const first = (hash >>> 0) % SITE_COLOURS.length;
  const ranked = [...SITE_COLOURS.slice(first), ...SITE_COLOURS.slice(0, first)];
  return ranked.find((colour) => !taken.includes(colour)) ?? ranked[0] ?? SITE_COLOURS[0];
}
