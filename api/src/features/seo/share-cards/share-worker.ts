import { parentPort } from 'node:worker_threads';
import { renderCard } from './render-card.js';
import type { DrawingDone, DrawingOrder } from './share-card-renderer.js';

/** Worker thread that renders cards, because layout would block the event loop. */
parentPort?.on('message', async ({ id, subject, photograph }: DrawingOrder) => {
  try {
    const { pixels, width, height } = await renderCard(subject, photograph);
    const card = { pixels: new Uint8Array(pixels), width, height };
    parentPort?.postMessage({ id, card } satisfies DrawingDone, [card.pixels.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) } satisfies DrawingDone);
  }
});
