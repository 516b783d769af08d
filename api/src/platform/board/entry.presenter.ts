import type { AdminEntry, Car, Entry } from '@quartermile/core/domain';
import type { CarEntity } from './car.entity.js';
import { type ProofLink, toAdminCar } from './car.presenter.js';
import type { EntryEntity } from './entry.entity.js';

type EntryFields = Pick<EntryEntity, 'id' | 'category' | 'votes' | 'createdAt'>;

/** An entry as everybody may see it, with its car as everybody may see that. */
export function toEntry(entry: EntryFields, car: Car): Entry {
  return { ...entryFields(entry), car };
}

/** An entry as only the administrator sees it. */
export function toAdminEntry(
  entry: EntryFields & { readonly car: CarEntity },
  proofLink: ProofLink,
): AdminEntry {
  return { ...entryFields(entry), car: toAdminCar(entry.car, proofLink) };
}

function entryFields({ id, category, votes, createdAt }: EntryFields): Omit<Entry, 'car'> {
  return { _id: id, category, votes, createdAt: createdAt.toISOString() };
}
