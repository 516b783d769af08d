import { foldText } from '@quartermile/core/domain';
import type { DemoSubject } from '../../demo/index.js';
import { StripEntity } from '../strip.entity.js';

/** Real strips, by the venue on the timing slips of the demo cars. */
const demoStrips: readonly Pick<StripEntity, 'name' | 'place' | 'altitude'>[] = [
  { name: 'Tarlton', place: 'Krugersdorp', altitude: 1670 },
  { name: 'Killarney', place: 'Cape Town', altitude: 30 },
  { name: 'ODI', place: 'Mabopane', altitude: null },
];

/** Strips, which are created before the cars and removed after them, unless other runs name them. */
export const stripsSubject: DemoSubject = {
  rows: {
    kind: 'strips',
    type: 'strip',
    table: 'strips',
    id: 'uuid',
    publicPictures: 'ARRAY[]::text[]',
    isUsed: 'EXISTS (SELECT FROM cars WHERE strip_id = strips.id)',
  },
  pictures: [],

  async fill(manager) {
    await manager.insert(
      StripEntity,
      demoStrips.map((strip) => ({ ...strip, nameKey: foldText(strip.name) })),
    );
  },
};
