import { emailSchema, isPhone, phoneKey, suggestPhone } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { StartupError } from '../config/startup-error.js';

/** A person's identifier: submissions have a phone number, subscriptions an e-mail address. */
export type Person = { readonly phoneKey: string } | { readonly email: string };

/** A stored row by column name. */
export type PersonRow = Readonly<Record<string, unknown>>;

/** Result of erasing a person's data. */
export interface ErasedData {
  /** One line per kind of row: what was done, and to how many. */
  readonly counts: readonly { readonly what: string; readonly count: number }[];
  /** Media names of the rows' pictures, to be released after the commit. */
  readonly pictures?: readonly { readonly name: string; readonly visibility: 'public' | 'private' }[];
}

/** Exports and erases a feature's personal data; every feature that stores such data has one. */
export interface PersonalDataHandler {
  /** Rows about a person, by list name in the export. */
  export(manager: EntityManager, person: Person): Promise<Readonly<Record<string, readonly PersonRow[]>>>;
  /** Deletes or anonymises them in the caller's transaction. */
  erase(manager: EntityManager, person: Person): Promise<ErasedData>;
}

/**
 * Parses a phone number, also in local form, or an e-mail address.
 * @throws StartupError when it is neither
 */
export function readPerson(text: string): Person {
  const email = emailSchema.safeParse(text);
  if (email.success) return { email: email.data };
  const phone = suggestPhone(text) ?? text;
  if (isPhone(phone)) return { phoneKey: phoneKey(phone) };
  throw new StartupError('Name a person by a phone number or an e-mail address.');
}

/** Handler for a table that identifies people by e-mail address only. */
export function rowsByEmail(table: string, column: string, what: string): PersonalDataHandler {
  return {
    export: async (manager, person) => ({
      [table]: await manager.query<PersonRow[]>(
        `SELECT * FROM ${table} WHERE ${column} = $1 ORDER BY created_at`,
        [emailOf(person)],
      ),
    }),
    erase: async (manager, person) => ({
      counts: [
        {
          what,
          count: await countAffected(manager, `DELETE FROM ${table} WHERE ${column} = $1`, emailOf(person)),
        },
      ],
    }),
  };
}

/** Number of rows that a statement changes or deletes. */
export async function countAffected(
  manager: EntityManager,
  statement: string,
  ...parameters: unknown[]
): Promise<number> {
  const rows: { count: number }[] = await manager.query(
    `WITH touched AS (${statement} RETURNING 1) SELECT count(*)::int AS count FROM touched`,
    parameters,
  );
  return rows[0]?.count ?? 0;
}

/** The e-mail address; null for a person identified by phone number. */
function emailOf(person: Person): string | null {
  return 'email' in person ? person.email : null;
}
