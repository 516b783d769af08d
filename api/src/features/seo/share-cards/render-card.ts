import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SHARE_PICTURE_SIZE, WRAP_PICTURE_SIZE } from '@quartermile/core/domain';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { boardCard } from './board-card.js';
import { entryCard } from './entry-card.js';
import { homeCard } from './home-card.js';
import { raceCard } from './race-card.js';
import { type Box, FACES } from './share-layout.js';
import type { ShareSubject } from './share-subject.js';
import { wrapCard } from './wrap-card.js';

/** A rendered card as RGBA pixels, row by row. */
export interface CardPixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const { resolve } = createRequire(import.meta.url);
const fonts: Font[] = FACES.map((subset) => ({
  name: subset,
  weight: 700,
  style: 'normal',
  data: readFileSync(
    resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${subset}-700-normal.woff`),
  ),
}));

/** Renders a card. `photograph` is the car's picture as JPEG, if any. */
export async function renderCard(subject: ShareSubject, photograph: Uint8Array | null): Promise<CardPixels> {
  const layout = layoutOf(subject, photograph);
  const size = subject.kind === 'wrap' ? WRAP_PICTURE_SIZE : SHARE_PICTURE_SIZE;
  const svg = await satori(layout as never, { ...size, fonts });
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { pixels, width, height };
}

function layoutOf(subject: ShareSubject, photograph: Uint8Array | null): Box {
  switch (subject.kind) {
    case 'board':
      return boardCard(subject);
    case 'race':
      return raceCard(subject);
    case 'home':
      return homeCard(subject);
    case 'wrap':
      return wrapCard(subject);
    case 'entry':
      return entryCard(subject, photograph && jpegUrl(photograph));
  }
}

function jpegUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
}
