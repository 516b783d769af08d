import type { Category } from '@quartermile/core/domain';
import sharp from 'sharp';
import type { AdminApi } from './admin-api.js';

/** Number of submissions of {@link fillQueue}. */
export const QUEUE_LENGTH = 50;

const boards: readonly (readonly Category[])[] = [
  ['Our Drag Races'],
  ['World Facts', 'Our Drag Races'],
  ['Votes by Viewers'],
];

/** Submits fifty cars: "Car 01" with the slowest time, 15.50 s, to "Car 50" with 10.60 s. */
export async function fillQueue(api: AdminApi): Promise<void> {
  for (let nth = 1; nth <= QUEUE_LENGTH; nth += 1) {
    await api.submit({
      name: `Car ${String(nth).padStart(2, '0')}`,
      owner: nth % 2 === 0 ? 'Naledi' : 'Tshepo',
      time: (15.6 - nth / 10).toFixed(2),
      requestedCategories: [...(boards[nth % boards.length] ?? [])],
    });
  }
}

/** A drawn timing slip as a data URL: portrait, with the quarter mile in its last line. */
export async function drawSlip(quarterMile: string): Promise<string> {
  const lines = ['TARLTON', '60 FT   1.912', '330   5.332', '1/8 MI   8.114', `1/4 MI   ${quarterMile}`];
  const rows = lines.map((line, place) => `<text x="40" y="${120 + place * 190}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="1000" font-family="monospace" font-size="64"><rect width="700" height="1000" fill="#f4f1e6"/>${rows}<rect x="20" y="960" width="660" height="20" fill="#c00"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
}
