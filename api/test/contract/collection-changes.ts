import { deletionSchema } from '@quartermile/core/domain';
import type { ContractCall } from './contract-call.js';

const notFound = { status: 404, code: 'not_found' } as const;

/** Builds the path of a route for a saved or an unknown id. */
export const at = (pattern: string, id: string): string => pattern.replace(':id', id);

/** Common calls of all collections: updates and deletions of an unknown id return 404, also after a deletion. */
export function changesOf(
  name: string,
  { update, delete: remove }: { readonly update: string; readonly delete: string },
): { readonly unknown: readonly ContractCall[]; readonly deletion: readonly ContractCall[] } {
  const saved = at(remove, `$${name}`);
  return {
    unknown: [
      {
        name: `an unknown ${name} cannot be changed`,
        method: 'PUT',
        path: at(update, 'x'),
        body: {},
        ...notFound,
      },
      { name: `an unknown ${name} cannot be deleted`, method: 'DELETE', path: at(remove, 'x'), ...notFound },
    ],
    deletion: [
      { name: `a ${name} is deleted`, method: 'DELETE', path: saved, status: 200, schema: deletionSchema },
      { name: `a ${name} is deleted once`, method: 'DELETE', path: saved, ...notFound },
    ],
  };
}
