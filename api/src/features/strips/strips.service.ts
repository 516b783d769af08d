import { Injectable } from '@nestjs/common';
import {
  compareStrips,
  type Deletion,
  foldText,
  type Strip,
  type stripAddSchema,
  stripMessages,
  type stripUpdateSchema,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type * as z from 'zod';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { codeOfDatabaseError } from '../../platform/errors/postgres-errors.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { type ContentStore, ManagedContent } from '../managed-content/index.js';
import { lockRunsOf } from '../runs/index.js';
import { StripEntity } from './strip.entity.js';
import { toRunStrip, toStrip } from './strip.presenter.js';

/** The list of strips from which drivers choose. */
@Injectable()
export class StripsService {
  private readonly strips: ContentStore<StripEntity, Strip>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: RevisionService,
    content: ManagedContent,
  ) {
    this.strips = content.storeOf({
      entity: StripEntity,
      type: 'strip',
      present: toStrip,
      labelOf: ({ name }) => name,
      picturesOf: () => [],
      write: (manager, strip) => this.write(manager, strip),
      refuseDeletion: refuseIfUsed,
    });
  }

  /** All strips, by name. */
  async list(): Promise<Strip[]> {
    const strips = await this.dataSource.getRepository(StripEntity).find();
    return strips.map(toStrip).sort(compareStrips);
  }

  /** @throws AppError `strip_name_taken` (409) */
  add(fields: z.output<typeof stripAddSchema>, admin: AdminIdentity): Promise<Strip> {
    const columns = { ...fields, nameKey: foldText(fields.name) };
    return refuseTakenName(this.strips.add({ admin, pictures: {}, columns: () => columns }));
  }

  /**
   * Sets the given fields, also in the runs that name the strip.
   * @throws AppError `not_found` (404), `changed_meanwhile` (409), `strip_name_taken` (409)
   */
  update(
    id: string,
    { _seen: seen, ...fields }: z.output<typeof stripUpdateSchema>,
    admin: AdminIdentity,
  ): Promise<Strip> {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const columns = { ...given, ...(fields.name !== undefined && { nameKey: foldText(fields.name) }) };
    const change = { admin, action: 'update', seen, pictures: {}, columns: () => columns };
    return refuseTakenName(this.strips.update(id, change));
  }

  /** @throws AppError `not_found` (404), `strip_in_use` (409) while runs name it */
  delete(id: string, admin: AdminIdentity): Promise<Deletion> {
    return this.strips.delete(id, admin);
  }

  private async write(manager: EntityManager, strip: StripEntity): Promise<void> {
    await manager.save(manager.create(StripEntity, strip));
    await lockRunsOf(manager, 'strip_id', strip.id);
    const [changed] = await manager.query<[{ id: string }[], number]>(
      'UPDATE cars SET strip = $2 WHERE strip_id = $1 RETURNING id',
      [strip.id, JSON.stringify(toRunStrip(strip))],
    );
    const cars = changed.map(({ id }) => id);
    if (cars.length > 0) await this.revision.bump(manager, cars);
  }
}

/** The row is locked, so that no new run can name it. */
async function refuseIfUsed(manager: EntityManager, { id }: StripEntity): Promise<void> {
  const [{ used }] = await manager.query<[{ used: boolean }]>(
    'SELECT EXISTS (SELECT FROM cars WHERE strip_id = $1) AS used',
    [id],
  );
  if (used) throw new AppError('strip_in_use');
}

/** The index of names decides, also between two requests at the same time. */
async function refuseTakenName(written: Promise<Strip>): Promise<Strip> {
  try {
    return await written;
  } catch (error) {
    if (!(error instanceof AppError) && codeOfDatabaseError(error) === 'conflict') {
      const message = stripMessages.nameTaken;
      throw new AppError('strip_name_taken', { errors: [{ path: 'name', message }], cause: error });
    }
    throw error;
  }
}
