import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminIdentity } from '../auth/admin-identity.js';
import { PublicChanges } from '../revision/public-changes.service.js';
import { CarEntity } from './car.entity.js';
import { carSubject, changeEvidence } from './car-evidence.js';

/** Who changes a car, and what the activity list calls it. */
export interface Deed {
  readonly admin: AdminIdentity;
  readonly action: string;
  /** What happened beside the car's own columns, such as the categories it was put into. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/** Changes cars: the row, the evidence and the content revision go together. */
@Injectable()
export class CarChanges {
  constructor(private readonly changes: PublicChanges) {}

  /** Writes `changes` to a car that the caller's transaction holds; undefined values stay as they are. */
  async apply(
    manager: EntityManager,
    car: CarEntity,
    changes: Partial<CarEntity>,
    deed: Deed,
  ): Promise<CarEntity> {
    const written = Object.entries(changes).filter(([, value]) => value !== undefined);
    const changed = Object.assign(new CarEntity(), car, Object.fromEntries(written));
    if (written.length > 0) await manager.update(CarEntity, { id: car.id }, Object.fromEntries(written));
    const { before, after } = changeEvidence(car, changed);
    await this.changes.note(manager, {
      actor: deed.admin.email,
      action: deed.action,
      subject: carSubject(changed),
      before,
      after: { ...after, ...deed.also },
    });
    return changed;
  }
}
