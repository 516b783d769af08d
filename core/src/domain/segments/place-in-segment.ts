import { ordinal } from '../text/ordinal.js';

/** How names of strips' segments begin. */
export const AT = 'At ';
/** Name of the segment of the present year. */
export const THIS_YEAR = 'This Year';
/** How names of segments by power and weight end. */
const KW_PER_TON = / kW per Ton$/;

/** A place in a segment: "1st at Killarney", "2nd this year", "3rd under 100 kW per ton", "4th in Bakkies". */
export function placeInSegment(place: number, name: string): string {
  return `${ordinal(place)} ${inSegment(name)}`;
}

function inSegment(name: string): string {
  if (name.startsWith(AT)) return `at ${name.slice(AT.length)}`;
  if (name === THIS_YEAR) return 'this year';
  if (KW_PER_TON.test(name)) return name.replace(/^Under/, 'under').replace(KW_PER_TON, ' kW per ton');
  return `in ${name}`;
}
