import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page, Worker } from 'tesseract.js';

const require = createRequire(import.meta.url);
/** The English model of the npm package, quantized: nothing is loaded from the network. */
const MODEL = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Tesseract's "LSTM only". */
const LSTM_ONLY = 1;

let starting: Promise<Worker> | undefined;

/** Recognizes text in a PNG. `mode` is Tesseract's page segmentation mode. One picture at a time. */
export async function recognizeText(png: Uint8Array, mode: string): Promise<Page> {
  starting ??= start();
  const worker = await starting;
  await worker.setParameters({ tessedit_pageseg_mode: mode as never });
  const { data } = await worker.recognize(Buffer.from(png), {}, { text: false, blocks: true });
  return data;
}

async function start(): Promise<Worker> {
  const { createWorker } = await import('tesseract.js');
  return createWorker(
    'eng',
    LSTM_ONLY,
    // Without a handler, the library throws outside of any promise as well.
    { langPath: MODEL, gzip: true, cacheMethod: 'none', errorHandler: () => undefined },
    // Numbers are no words.
    { load_system_dawg: '0', load_freq_dawg: '0' },
  );
}
