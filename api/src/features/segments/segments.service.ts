import { Injectable } from '@nestjs/common';
import {
  MENU_SEGMENTS_MAX,
  type MenuSegment,
  type Place,
  SEGMENT_ROWS_MAX,
  type Segment,
  type SegmentPage,
  type SegmentPlace,
  type SegmentSummary,
  segmentKey,
  yearOfSite,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { BoardReadModel, type BoardTable } from '../board/index.js';
import { StripEntity } from '../strips/index.js';
import { allSegments } from './built-in-segments.js';
import { NamedSegments, toSegment } from './named-segments.service.js';
import { selectSegment, summariseSegment, viewSegment } from './segment-view.js';

/** The segments at one time, and what their pages are computed from. */
interface KnownSegments {
  readonly segments: readonly Segment[];
  readonly table: BoardTable;
  /** Names of all strips by their ids. */
  readonly strips: ReadonlyMap<string, string>;
  readonly thisYear: number;
}

/** The places of a segment, all of them. */
export interface SegmentRanking {
  readonly segment: Segment;
  readonly places: readonly Place[];
}

/** Lists of the cars of a board that have something in common, built-in ones and the administrator's. Decision 105. */
@Injectable()
export class SegmentsService {
  /** Places by the ranking that they were selected from, which is replaced when its board changes. */
  private readonly selected = new WeakMap<readonly Place[], Map<string, Place[]>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly board: BoardReadModel,
    private readonly named: NamedSegments,
  ) {}

  /** All segments with their leaders: the administrator's in their order, then the built-in ones. */
  async list(): Promise<SegmentSummary[]> {
    const known = await this.read();
    return known.segments.map((segment) => this.summarise(segment, known));
  }

  /** The segments of the menu. */
  async menu(): Promise<MenuSegment[]> {
    const inMenu = (await this.named.rows()).filter((row) => row.inMenu);
    return inMenu.slice(0, MENU_SEGMENTS_MAX).map(({ slug, name }) => ({ slug, name }));
  }

  /**
   * A segment with a page of its places.
   * @param offset places before the first one of the page
   * @throws AppError `not_found` (404)
   */
  async page(slug: string, offset = 0): Promise<SegmentPage> {
    const known = await this.read();
    const segment = segmentOf(slug, known);
    const places = viewSegment(this.placesOf(segment, known), segment.filter, SEGMENT_ROWS_MAX, offset);
    return { ...this.summarise(segment, known), places };
  }

  /**
   * A segment with all its places.
   * @throws AppError `not_found` (404)
   */
  async ranking(slug: string): Promise<SegmentRanking> {
    const known = await this.read();
    const segment = segmentOf(slug, known);
    return { segment, places: this.placesOf(segment, known) };
  }

  /**
   * The segments that the car of an entry is in, those that it leads first.
   * @throws AppError `not_found` (404)
   */
  async ofEntry(entryId: string): Promise<SegmentPlace[]> {
    const known = await this.read();
    const entryIds = new Set(known.table.entriesBeside(entryId));
    if (entryIds.size === 0) throw new AppError('not_found');
    const found = known.segments.flatMap((segment) => {
      const places = this.placesOf(segment, known);
      const place = places.find(({ entry }) => entryIds.has(entry._id))?.rank;
      const { slug, name } = segment;
      return place === undefined ? [] : [{ slug, name, place, of: places.length }];
    });
    return found.sort((one, other) => Number(other.place === 1) - Number(one.place === 1));
  }

  private async read(): Promise<KnownSegments> {
    const [rows, strips, table] = await Promise.all([
      this.named.rows(),
      this.dataSource.getRepository(StripEntity).find({ select: { id: true, name: true } }),
      this.board.read(),
    ]);
    const segments = allSegments(rows.map(toSegment), table.choices('Our Drag Races').strips);
    const names = new Map(strips.map(({ id, name }) => [id, name]));
    return { segments, table, strips: names, thisYear: yearOfSite(Date.now()) };
  }

  private summarise(segment: Segment, known: KnownSegments): SegmentSummary {
    const { filter } = segment;
    const places = this.placesOf(segment, known);
    const { thisYear, strips } = known;
    const stripName = filter.strip === null ? undefined : strips.get(filter.strip);
    return summariseSegment(segment, places, { thisYear, stripName });
  }

  private placesOf({ filter }: Segment, { table, thisYear }: KnownSegments): Place[] {
    const ranking = table.ranking(filter.category);
    let selected = this.selected.get(ranking);
    if (!selected) this.selected.set(ranking, (selected = new Map()));
    const key = `${thisYear} ${segmentKey(filter)}`;
    let places = selected.get(key);
    if (!places) selected.set(key, (places = selectSegment(ranking, filter, thisYear)));
    return places;
  }
}

function segmentOf(slug: string, { segments }: KnownSegments): Segment {
  const segment = segments.find((one) => one.slug === slug);
  if (!segment) throw new AppError('not_found');
  return segment;
}
