/** A colour as six hexadecimal digits after a hash: "#c8202f". */
export type Colour = `#${string}`;

/** Mixes two colours; `share` 0 gives the first, 1 the second. */
export function mixColours(first: Colour, second: Colour, share: number): Colour {
  const from = channels(first);
  const to = channels(second);
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
