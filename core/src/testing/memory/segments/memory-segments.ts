import {
  allSegments,
  carSchema,
  choicesOfBoard,
  foldText,
  type NamedSegment,
  type Place,
  placesOfBoard,
  problems,
  SEGMENT_ROWS_MAX,
  type Segment,
  type SegmentSummary,
  segmentAddSchema,
  segmentKey,
  segmentPageQuerySchema,
  segmentProblemMessages,
  segmentRoutes,
  segmentUpdateSchema,
  selectSegment,
  slugOfSegment,
  summariseSegment,
  viewSegment,
  yearOfSite,
} from '../../../domain/index.js';
import { buildSegment } from '../../build-content.js';
import type { MemoryBoard } from '../memory-board.js';
import { checked, created, type Handled, type MemoryRoute, ok, withoutUndefined } from '../memory-routes.js';
import type { MemoryStrips } from '../memory-strips.js';
import { unlessOverwriting } from '../memory-versions.js';

/** State that the routes of segments read and change. */
export interface MemorySegments extends Pick<MemoryBoard, 'entries'>, Pick<MemoryStrips, 'strips'> {
  /** In their order. */
  segments: NamedSegment[];
  newId(): string;
}

/** The routes for segments. */
export function segmentRoutesOf(state: MemorySegments): MemoryRoute[] {
  const { list, menu, view, ofEntry, add, update, delete: remove } = segmentRoutes;
  const all = () => allSegments(state.segments, choicesOfBoard(placesOn(state, 'Our Drag Races')).strips);
  const find = (id: string | undefined) => state.segments.find(({ _id }) => _id === id);
  return [
    { method: 'GET', pattern: list, answer: () => ok(all().map((segment) => summarise(state, segment))) },
    {
      method: 'GET',
      pattern: menu,
      answer: () =>
        ok(state.segments.filter(({ inMenu }) => inMenu).map(({ slug, name }) => ({ slug, name }))),
    },
    {
      method: 'GET',
      pattern: view,
      answer: ({ parts, query }) =>
        checked(segmentPageQuerySchema, Object.fromEntries(query), ({ offset }) => {
          const segment = all().find(({ slug }) => slug === parts.slug);
          if (!segment) return 'not_found';
          const places = viewSegment(placesIn(state, segment), segment.filter, SEGMENT_ROWS_MAX, offset);
          return ok({ ...summarise(state, segment), places });
        }),
    },
    {
      method: 'GET',
      pattern: ofEntry,
      answer({ parts }) {
        if (!state.entries.some(({ _id }) => _id === parts.entryId)) return 'not_found';
        return ok(
          all().flatMap((segment) => {
            const places = placesIn(state, segment);
            const place = places.find(({ entry }) => entry._id === parts.entryId)?.rank;
            const { slug, name } = segment;
            return place === undefined ? [] : [{ slug, name, place, of: places.length }];
          }),
        );
      },
    },
    {
      method: 'POST',
      pattern: add,
      answer: ({ body }) =>
        checked(segmentAddSchema, body, ({ after, ...fields }) => {
          if (isTaken(state.segments, fields)) return taken();
          const slug = slugOfSegment(fields, all());
          const segment = buildSegment({ ...fields, slug, _id: state.newId() });
          const { segments } = state;
          const at = after === undefined ? segments.length : indexAfter(segments, after);
          state.segments = segments.toSpliced(at, 0, segment);
          return created(segment);
        }),
    },
    {
      method: 'PUT',
      pattern: update,
      answer: ({ parts, body }) =>
        checked(segmentUpdateSchema, body, ({ after, _seen: seen, ...fields }) => {
          const segment = find(parts.id);
          if (!segment) return 'not_found';
          const others = state.segments.filter((one) => one !== segment);
          const changed = { ...segment, ...withoutUndefined(fields) } as NamedSegment;
          if (isTaken(others, changed)) return taken();
          const at = after === undefined ? state.segments.indexOf(segment) : indexAfter(others, after);
          return unlessOverwriting(seen, segment, changed, () => {
            state.segments = others.toSpliced(at, 0, changed);
            return ok(changed);
          });
        }),
    },
    {
      method: 'DELETE',
      pattern: remove,
      answer({ parts }) {
        const segment = find(parts.id);
        if (!segment) return 'not_found';
        state.segments = state.segments.filter((one) => one !== segment);
        return ok({ deleted: true });
      },
    },
  ];
}

function indexAfter(others: readonly NamedSegment[], after: string | null): number {
  const at = others.findIndex(({ _id }) => _id === after);
  return at < 0 && after !== null ? others.length : at + 1;
}

function isTaken(others: readonly Segment[], { name, filter }: Pick<Segment, 'name' | 'filter'>): boolean {
  return others.some(
    (one) => foldText(one.name) === foldText(name) || segmentKey(one.filter) === segmentKey(filter),
  );
}

function placesOn({ entries }: Pick<MemoryBoard, 'entries'>, category: Place['entry']['category']): Place[] {
  return placesOfBoard(
    entries.map(({ car, ...entry }) => ({ ...entry, car: carSchema.parse(car) })),
    category,
  );
}

function placesIn(state: MemorySegments, { filter }: Segment): Place[] {
  return selectSegment(placesOn(state, filter.category), filter, yearOfSite(Date.now()));
}

function summarise(state: MemorySegments, segment: Segment): SegmentSummary {
  const stripName = state.strips.find(({ _id }) => _id === segment.filter.strip)?.name;
  return summariseSegment(segment, placesIn(state, segment), { thisYear: yearOfSite(Date.now()), stripName });
}

function taken(): Handled {
  const { status, title, detail } = problems.segment_taken;
  const errors = [{ path: 'name', message: segmentProblemMessages.taken }];
  return { status, body: { status, title, detail, code: 'segment_taken', errors } };
}
