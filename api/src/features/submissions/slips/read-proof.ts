import { DAY_MS, type SlipValue } from '@quartermile/core/domain';
import type { Pass, TextRecognizer } from '../../media/index.js';
import { agreeOnValues, isSlipComplete } from './agree-on-values.js';
import { readSlip } from './read-slip.js';

/** No further pass begins after this time, so that a slip takes at most a minute and a half. */
const SLIP_PASSES_MS = 30_000;

/** Memory of the reader's process above which it ends itself, bytes. It needs about 200 MB. */
const SLIP_MEMORY_MAX_BYTES = 512 * 1024 * 1024;

/** Tesseract's page segmentation modes: a uniform block of text, and a column of text in several sizes. */
const [BLOCK, COLUMN] = ['6', '4'];

/**
 * The passes over a picture, whose results are compared. They differ in size, contrast and segmentation, so that they
 * seldom misread a number in the same way. The third one runs only if the first two do not agree on all figures.
 */
const PASSES: readonly Pass[] = [
  { letterHeight: 32, gain: 1.1, blur: 0, sharpen: 0, mode: BLOCK },
  { letterHeight: 26, gain: 1.3, blur: 0, sharpen: 0, mode: COLUMN },
  { letterHeight: 40, gain: 1.1, blur: 1, sharpen: 0, mode: BLOCK },
];

/**
 * Reads the figures of a timing slip from a picture.
 * @param now ms since 1970; a run is not in the future
 * @throws OperationFailure `refused` for a picture that cannot be decoded, others when the process ends
 */
export async function readProof(
  recognizer: Pick<TextRecognizer, 'run'>,
  bytes: Uint8Array,
  now: number,
): Promise<SlipValue[]> {
  // In some time zones it is tomorrow already.
  const today = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const began = performance.now();
  const results: SlipValue[][] = [];
  for (const pass of PASSES) {
    const isLate = performance.now() - began > SLIP_PASSES_MS;
    if (results.length > 0 && (isLate || isSlipComplete(agreeOnValues(results)))) break;
    results.push(readSlip(await recognizer.run('readWords', bytes, pass, SLIP_MEMORY_MAX_BYTES), today));
  }
  return agreeOnValues(results);
}
