import { Injectable } from '@nestjs/common';
import type { AdminCar, AdminEntry } from '@quartermile/core/domain';
import { ProofLinks } from '../media/proof-links.js';
import type { CarEntity } from './car.entity.js';
import { toAdminCar } from './car.presenter.js';
import type { EntryEntity } from './entry.entity.js';
import { toAdminEntry } from './entry.presenter.js';

/** Cars and entries for the administrator's eyes: with phone numbers, and links to proof images that expire. */
@Injectable()
export class AdminPresenter {
  private readonly proofLink = (name: string): string => this.links.link(name);

  constructor(private readonly links: ProofLinks) {}

  /** A car with all that is known of it. */
  car(car: CarEntity): AdminCar {
    return toAdminCar(car, this.proofLink);
  }

  /** An entry with all that is known of its car, which must be loaded. */
  entry(entry: EntryEntity): AdminEntry {
    return toAdminEntry(entry, this.proofLink);
  }
}
