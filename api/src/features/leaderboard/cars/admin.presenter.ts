import { Injectable } from '@nestjs/common';
import type { AdminCar, AdminEntry } from '@quartermile/core/domain';
import { ProofLinks } from '../../media/index.js';
import type { EntryEntity } from '../entries/entry.entity.js';
import { toAdminEntry } from '../entries/entry.presenter.js';
import type { CarEntity } from './car.entity.js';
import { toAdminCar } from './car.presenter.js';

/** Cars and entries for the administrator, with phone numbers and expiring links to proof images. */
@Injectable()
export class AdminPresenter {
  private readonly proofLink = (name: string): string => this.links.link(name);

  constructor(private readonly links: ProofLinks) {}

  /** A car with all fields. */
  car(car: CarEntity): AdminCar {
    return toAdminCar(car, this.proofLink);
  }

  /** An entry with all fields of its car. The relation must be loaded. */
  entry(entry: EntryEntity): AdminEntry {
    return toAdminEntry(entry, this.proofLink);
  }
}
