import { boxOnOriginal, type Preparation, type PreparedPicture, preparePicture } from './prepare-picture.js';
import { recognizeText } from './recognize-text.js';

/*
 * Everything that runs in the recognition process. It must not import core, which takes longer to load than the library;
 * limits are arguments.
 */

/** A pass over a picture. */
export interface Pass extends Preparation {
  /** Tesseract's page segmentation mode. */
  readonly mode: string;
}

/** A recognized word: confidence in percent, box as fractions of the picture. */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** How often the memory is compared with its limit, ms. */
const MEMORY_CHECK_MS = 100;
/** Exit code of a process that needs too much memory. */
const TOO_MUCH_MEMORY = 77;

/**
 * Recognizes the words of a picture, line by line.
 * @param maxBytes memory above which the process ends itself
 */
async function readWords(bytes: Uint8Array, pass: Pass, maxBytes: number): Promise<RecognizedWord[][]> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) process.exit(TOO_MUCH_MEMORY);
  }, MEMORY_CHECK_MS);
  try {
    const picture = await preparePicture(bytes, pass);
    const { blocks } = await recognizeText(picture.png, pass.mode);
    const lines = (blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    return lines.map(({ words }) => words.map((word) => wordOf(word, picture)));
  } finally {
    clearInterval(watch);
  }
}

function wordOf(
  { text, confidence, bbox }: { text: string; confidence: number; bbox: Parameters<typeof boxOnOriginal>[0] },
  picture: PreparedPicture,
): RecognizedWord {
  return { text, confidence, box: boxOnOriginal(bbox, picture) };
}

export const recognitionOperations = { readWords };
export type RecognitionOperations = typeof recognitionOperations;
