import { hintRoutes, type SeenPicture } from '../../domain/index.js';
import type { MemoryBoard } from './memory-board.js';
import { type MemoryRoute, ok } from './memory-routes.js';

/** What a `MemoryApi` has compared of pictures. Like a server with PICTURE_HINTS=off, nothing unless a spec says so. */
export class MemoryHints {
  isOn = false;
  pictures: SeenPicture[] = [];
  /** Ids of pending cars whose pictures are not compared yet. */
  notCompared: string[] = [];
}

/** The route for pictures that were seen before. */
export function hintMemoryRoutes(
  { cars }: MemoryBoard,
  { isOn, pictures, notCompared }: MemoryHints,
): MemoryRoute[] {
  const isPending = ({ carId }: SeenPicture): boolean =>
    cars.some(({ _id, status }) => _id === carId && status === 'pending');
  return [
    {
      method: 'GET',
      pattern: hintRoutes.seenPictures,
      answer: () => ok({ isOn, pictures: pictures.filter(isPending), notCompared }),
    },
  ];
}
