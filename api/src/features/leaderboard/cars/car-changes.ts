import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../../admin/index.js';
import { CarEntity } from './car.entity.js';
import { carSubject, changeEvidence } from './car-evidence.js';

/** The administrator and the action of a change, for the activity record. */
export interface ChangeContext {
  readonly admin: AdminIdentity;
  readonly action: string;
  /** Additional changes besides the audited columns, such as the assigned categories. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** The values before these. */
  readonly alsoBefore?: Readonly<Record<string, unknown>>;
}

/** Changes cars together with their activity record and the content revision. */
@Injectable()
export class CarChanges {
  constructor(private readonly changes: PublicChanges) {}

  /** Writes `changes` to a car that is locked by the caller's transaction. Undefined values are left unchanged. */
  async apply(
    manager: EntityManager,
    car: CarEntity,
    changes: Partial<CarEntity>,
    context: ChangeContext,
  ): Promise<CarEntity> {
    const written = Object.entries(changes).filter(([, value]) => value !== undefined);
    const changed = Object.assign(new CarEntity(), car, Object.fromEntries(written));
    if (written.length > 0) await manager.update(CarEntity, { id: car.id }, Object.fromEntries(written));
    const { before, after } = changeEvidence(car, changed);
    const record = {
      actor: context.admin.email,
      action: context.action,
      subject: carSubject(changed),
      before: { ...before, ...context.alsoBefore },
      after: { ...after, ...context.also },
    };
    await this.changes.note(manager, record, [car.id]);
    return changed;
  }
}
