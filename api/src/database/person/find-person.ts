import { emailSchema, isPhone, phoneKey, suggestPhone } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { StartupError } from '../../platform/config/startup-error.js';

/** By what somebody is known to this site: submissions have a phone number, subscriptions an e-mail address. */
export type Person = { readonly phoneKey: string } | { readonly email: string };

/**
 * Reads a phone number, in its local form too, or an e-mail address.
 * @throws StartupError when it is neither.
 */
export function readPerson(text: string): Person {
  const email = emailSchema.safeParse(text);
  if (email.success) return { email: email.data };
  const phone = suggestPhone(text) ?? text;
  if (isPhone(phone)) return { phoneKey: phoneKey(phone) };
  throw new StartupError('Name a person by a phone number or an e-mail address.');
}

/** The ids of somebody's cars. Numbers are stored as typed, so each is brought to one form to compare. */
export async function carIdsOf(manager: EntityManager, person: Person): Promise<string[]> {
  if ('email' in person) return [];
  const cars: { id: string; cellphone: string }[] = await manager.query(
    'SELECT id, cellphone FROM cars WHERE cellphone IS NOT NULL ORDER BY created_at',
  );
  return cars
    .filter(({ cellphone }) => phoneKey(suggestPhone(cellphone) ?? cellphone) === person.phoneKey)
    .map(({ id }) => id);
}

/** Somebody's e-mail address; it is nobody's when they are named by their phone number. */
export function emailOf(person: Person): string | null {
  return 'email' in person ? person.email : null;
}
