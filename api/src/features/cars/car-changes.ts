import { Injectable } from '@nestjs/common';
import { CAR_PICTURES, overwrites, type Seen } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../admin/index.js';
import { CarEntity, carSubject, changeEvidence, toAdminCar } from '../runs/index.js';
import { AdminPresenter } from './admin.presenter.js';

/** The administrator and the action of a change, for the activity record. */
export interface ChangeContext {
  readonly admin: AdminIdentity;
  readonly action: string;
  /** Additional changes besides the audited columns, such as the assigned categories. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** The values before these. */
  readonly alsoBefore?: Readonly<Record<string, unknown>>;
  /** Fields of the car as the administrator last read them. */
  readonly seen?: Seen;
}

/** Changes cars together with their activity record and the content revision. */
@Injectable()
export class CarChanges {
  constructor(
    private readonly changes: PublicChanges,
    private readonly present: AdminPresenter,
  ) {}

  /**
   * Writes `changes` to a car that is locked by the caller's transaction. Undefined values are left unchanged.
   * @throws AppError `changed_meanwhile` (409) if they overwrite what the administrator has not seen
   */
  async apply(
    manager: EntityManager,
    car: CarEntity,
    changes: Partial<CarEntity>,
    context: ChangeContext,
  ): Promise<CarEntity> {
    const written = Object.entries(changes).filter(([, value]) => value !== undefined);
    const changed = Object.assign(new CarEntity(), car, Object.fromEntries(written));
    if (overwrites(namesOfPictures(context.seen), comparable(car), comparable(changed)))
      throw new AppError('changed_meanwhile', { current: await this.present.changedCar(manager, car) });
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

/** A car in the administrator's format, with the names of its pictures instead of links that expire. */
function comparable(car: CarEntity): object {
  return toAdminCar(car, ({ name }) => name, false);
}

function namesOfPictures(seen: Seen): Seen {
  if (!seen) return seen;
  const links = CAR_PICTURES.flatMap((field) => {
    const link = seen[field];
    return typeof link === 'string' ? [[field, fileNameOf(link)]] : [];
  });
  return { ...seen, ...Object.fromEntries(links) };
}

function fileNameOf(link: string): string {
  return link.split('?')[0]?.split('/').at(-1) ?? '';
}
