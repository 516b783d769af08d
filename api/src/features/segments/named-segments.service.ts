import { Injectable } from '@nestjs/common';
import {
  type Deletion,
  foldText,
  type NamedSegment,
  type Segment,
  type segmentAddSchema,
  segmentKey,
  segmentProblemMessages,
  type segmentUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import type * as z from 'zod';
import { AppError } from '../../platform/errors/app-error.js';
import { codeOfDatabaseError } from '../../platform/errors/postgres-errors.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { type ContentKind, type ContentStore, ManagedContent } from '../managed-content/index.js';
import { StripEntity, toStrip } from '../strips/index.js';
import { allSegments, slugOfSegment } from './built-in-segments.js';
import { SegmentEntity } from './segment.entity.js';

const SEGMENT: ContentKind<SegmentEntity, NamedSegment> = {
  entity: SegmentEntity,
  type: 'segment',
  present: toSegment,
  labelOf: ({ name }) => name,
  picturesOf: () => [],
};

/** The segments that the administrator names. */
@Injectable()
export class NamedSegments {
  private readonly store: ContentStore<SegmentEntity, NamedSegment>;

  constructor(
    private readonly dataSource: DataSource,
    content: ManagedContent,
  ) {
    this.store = content.storeOf(SEGMENT);
  }

  /** All of them in their order. */
  rows(): Promise<SegmentEntity[]> {
    const order = { place: 'ASC', nameKey: 'ASC' } as const;
    return this.dataSource.getRepository(SegmentEntity).find({ order });
  }

  /** @throws AppError `segment_taken` (409) */
  async add(
    { after, ...fields }: z.output<typeof segmentAddSchema>,
    admin: AdminIdentity,
  ): Promise<NamedSegment> {
    const rows = await this.rows();
    const known = await this.known(rows);
    const columns = {
      ...fields,
      nameKey: foldText(fields.name),
      filterKey: segmentKey(fields.filter),
      slug: slugOfSegment(fields, known),
      place: after === undefined ? lastPlace(rows) : placeAfter(rows, after),
    };
    return refuseTaken(this.store.add({ admin, pictures: {}, columns: () => columns }));
  }

  /**
   * Sets the given fields. The address stays, unless the filter changes.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `segment_taken` (409)
   */
  async update(
    id: string,
    { after, _seen: seen, ...fields }: z.output<typeof segmentUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<NamedSegment> {
    const others = (await this.rows()).filter((row) => row.id !== id);
    const known = await this.known(others);
    const columns = (row: SegmentEntity): Partial<SegmentEntity> => ({
      ...withoutUndefined(fields),
      ...(fields.name !== undefined && { nameKey: foldText(fields.name) }),
      ...(after !== undefined && { place: placeAfter(others, after) }),
      ...(fields.filter && columnsOfFilter(fields.filter, { ...row, ...withoutUndefined(fields) }, known)),
    });
    return refuseTaken(this.store.update(id, { admin, action: 'update', seen, pictures: {}, columns }));
  }

  /** @throws AppError `not_found` (404) */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.store.delete(id, admin);
  }

  /** All segments with these rows, also those of strips without runs. */
  private async known(rows: readonly SegmentEntity[]): Promise<Segment[]> {
    const strips = await this.dataSource.getRepository(StripEntity).find();
    return allSegments(rows.map(toSegment), strips.map(toStrip));
  }
}

function columnsOfFilter(
  filter: SegmentEntity['filter'],
  row: SegmentEntity,
  known: readonly Segment[],
): Partial<SegmentEntity> {
  const filterKey = segmentKey(filter);
  if (filterKey === row.filterKey) return { filter };
  return { filter, filterKey, slug: slugOfSegment({ name: row.name, filter }, known) };
}

function withoutUndefined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]-?: NonNullable<Fields[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Fields]-?: NonNullable<Fields[Name]> };
}

/** The indexes decide, also between two requests at the same time. */
async function refuseTaken(written: Promise<NamedSegment>): Promise<NamedSegment> {
  try {
    return await written;
  } catch (error) {
    if (!(error instanceof AppError) && codeOfDatabaseError(error) === 'conflict') {
      const message = segmentProblemMessages.taken;
      throw new AppError('segment_taken', { errors: [{ path: 'name', message }], cause: error });
    }
    throw error;
  }
}

/** Converts a segment to the public format. */
export function toSegment({ id, slug, name, filter, inMenu }: SegmentEntity): NamedSegment {
  return { _id: id, id, slug, name, filter, inMenu };
}

/** A segment in the order. */
type Ordered = Pick<SegmentEntity, 'id' | 'place'>;

/** The number of a segment behind all others. */
function lastPlace(ordered: readonly Ordered[]): number {
  return Math.max(0, ...ordered.map(({ place }) => place)) + 1;
}

/**
 * The number of a segment that follows another one, between that one and the next: only its own row changes.
 * @param others the others in their order
 * @param after id of the one before it; null moves it to the front; an unknown one to the end
 */
function placeAfter(others: readonly Ordered[], after: string | null): number {
  if (after === null) return (others[0]?.place ?? 1) - 1;
  const at = others.findIndex(({ id }) => id === after);
  const [before, next] = [others[at], others[at + 1]];
  if (!before || !next) return lastPlace(others);
  return (before.place + next.place) / 2;
}
