import { deletionSchema } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const notFound = { status: 404, code: 'not_found' } as const;

/** Builds the path of a route for a saved or an unknown id. */
export const at = (pattern: string, id: string): string => pattern.replace(':id', id);

/** The deletion of a member of a collection, which happens once. */
export function deletionOf(name: string, remove: string): readonly ContractCall[] {
  const path = at(remove, `$${name}`);
  return [
    { name: `a ${name} is deleted`, method: 'DELETE', path, status: 200, schema: deletionSchema },
    { name: `a ${name} is deleted once`, method: 'DELETE', path, ...notFound },
  ];
}
