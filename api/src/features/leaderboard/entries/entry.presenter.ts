import type { AdminEntry, Car, Entry } from '@quartermile/core/domain';
import type { CarEntity } from '../cars/car.entity.js';
import { type ProofLink, toAdminCar } from '../cars/car.presenter.js';
import type { EntryEntity } from './entry.entity.js';

type EntryFields = Pick<EntryEntity, 'id' | 'category' | 'votes' | 'createdAt'>;

/** Converts an entry and its car to the public format. */
export function toEntry(entry: EntryFields, car: Car): Entry {
  return { ...entryFields(entry), car };
}

/** Converts an entry to the administrator's format. */
export function toAdminEntry(
  entry: EntryFields & { readonly car: CarEntity },
  proofLink: ProofLink,
): AdminEntry {
  return { ...entryFields(entry), car: toAdminCar(entry.car, proofLink) };
}

function entryFields({ id, category, votes, createdAt }: EntryFields): Omit<Entry, 'car'> {
  return { _id: id, category, votes, createdAt: createdAt.toISOString() };
}
