import { allSegments, wholeBoard } from '@quartermile/core/domain';
import type { DemoSubject } from '../../demo/index.js';
import { type ChosenSegment, newSegment } from '../segments/new-segment.js';
import { lastPlace } from '../segments/place-of-segment.js';
import { SegmentEntity } from '../segments/segment.entity.js';
import { StripEntity } from '../strips/strip.entity.js';
import { toStrip } from '../strips/strip.presenter.js';

/** The segment of the demo content, which is in the menu. */
export const demoSegment: ChosenSegment = {
  name: 'Hot Hatches',
  filter: { ...wholeBoard, words: 'Golf, RS3, A45, M140i, Yaris, Corolla, i30, Mégane, Focus' },
  inMenu: true,
};

/** A segment that an administrator would name. */
export const segmentsSubject: DemoSubject = {
  rows: {
    kind: 'segments',
    type: 'segment',
    table: 'segments',
    id: 'uuid',
    publicPictures: 'ARRAY[]::text[]',
  },
  pictures: [],

  async fill(manager) {
    const strips = await manager.find(StripEntity);
    const known = allSegments([], strips.map(toStrip));
    await manager.insert(SegmentEntity, newSegment(demoSegment, known, lastPlace([])));
  },
};
