import { type AdminEntry, carWithDriver } from '@quartermile/core/domain';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { listKeys } from '../kernel/context/query-client.js';
import type { Deletion } from '../kernel/lists/deletion/delete-dialog.js';
import { entryAdminMessages } from '../kernel/messages/board-messages.js';
import { useAddAgain } from './use-add-again.js';

const text = entryAdminMessages;

export const entryKey = ({ _id }: AdminEntry): string => _id;
const labelOf = ({ car, category }: AdminEntry): string => `${carWithDriver(car)}, ${category}`;

/** Takes entries off their boards, with the offer to add them again. */
export function useEntryDeletion(): Deletion<AdminEntry> {
  const { client } = useDashboard().host;
  const addAgain = useAddAgain();
  return {
    remove: ({ _id }) => client.leaderboard.delete(_id),
    lists: [listKeys.entries, listKeys.activity],
    keyOf: entryKey,
    labelOf,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ car, category }) => text.deleteQuestion(car.name, category),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
    afterwards: (entries) => ({ label: text.addAgain(entries.length), run: () => addAgain(entries) }),
  };
}
