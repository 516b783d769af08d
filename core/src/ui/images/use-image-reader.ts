import { useEffect, useRef, useState } from 'react';
import { imageFieldMessages } from './image-messages.js';
import { ImageProblem } from './image-problem.js';
import { beginPick, endPick, useInterruptedPick } from './interrupted-pick.js';
import type { PickedImage } from './picked-image.js';
import { readImage } from './read-image.js';

/** State of reading a picked file. */
export interface ImageReading {
  /** Percent; null when idle. */
  readonly progress: number | null;
  readonly problem: string | null;
}

const idle: ImageReading = { progress: null, problem: null };
const INTERRUPTED = 'This page was reloaded before the picture arrived. Please choose or take it again.';

/** Reads the picked files of a field one at a time: a newer pick, or `stop`, cancels an older one. */
export function useImageReader(label: string, onRead: (image: PickedImage) => void, tooBig?: string) {
  const [reading, setReading] = useState(idle);
  const latest = useRef(0);
  useInterruptedPick(label, () => setReading({ progress: null, problem: INTERRUPTED }));
  useEffect(() => {
    return () => {
      latest.current = -1;
    };
  }, []);

  const stop = (): void => {
    latest.current += 1;
    setReading(idle);
  };

  const read = async (file: File): Promise<void> => {
    const turn = ++latest.current;
    const update = (next: ImageReading): void => {
      if (turn === latest.current) setReading(next);
    };
    beginPick(label);
    try {
      const image = await readImage(file, (progress) => update({ progress, problem: null }), tooBig);
      if (turn !== latest.current) return;
      setReading(idle);
      onRead(image);
    } catch (error) {
      const problem = error instanceof ImageProblem ? error.message : imageFieldMessages.unreadable;
      update({ progress: null, problem });
    } finally {
      endPick(label);
    }
  };

  return { reading, read, stop };
}
