import { ordinal } from '../text/ordinal.js';

/** Name of the segment of the present year. */
export const THIS_YEAR = 'This Year';

/** A place in a segment: "1st at Killarney", "2nd this year", "3rd under 100 kW per ton", "4th in Bakkies". */
export function placeInSegment(place: number, name: string): string {
  return `${ordinal(place)} ${inSegment(name)}`;
}

function inSegment(name: string): string {
  if (name === THIS_YEAR) return 'this year';
  const words = name.replace(/^At /, 'at ').replace(/^Under (.+) kW per Ton$/, 'under $1 kW per ton');
  return words === name ? `in ${name}` : words;
}
