import { adminMessages, messages, type Sponsor } from '@quartermile/core/domain';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskCall } from '../forms/use-desk-call.js';
import { DeleteDialog, type Deletion } from '../lists/delete-dialog.js';
import { ListScreen } from '../lists/list-screen.js';
import { Rows } from '../lists/rows.js';
import type { SortOrder } from '../lists/search-items.js';
import { useListView } from '../lists/use-list-view.js';
import { SponsorCard } from './sponsor-card.js';

const text = adminMessages.sponsors;
const keyOf = ({ _id }: Sponsor): string => _id;
const labelOf = ({ name }: Sponsor): string => name;
const textOf = ({ name, category, description, website }: Sponsor): string =>
  `${name}\n${category}\n${description}\n${website}`;
const sorts: readonly [SortOrder<Sponsor>, ...SortOrder<Sponsor>[]] = [
  { id: 'place', label: text.byPlace },
  { id: 'name', label: text.byName, compare: (a, b) => a.name.localeCompare(b.name) },
  { id: 'category', label: text.byCategory, compare: (a, b) => a.category.localeCompare(b.category) },
];

export interface SponsorGridProps {
  readonly sponsors: readonly Sponsor[];
  onEdit(sponsor: Sponsor): void;
}

/** The current sponsors. */
export function SponsorGrid({ sponsors, onEdit }: SponsorGridProps) {
  const [doomed, setDoomed] = useState<readonly Sponsor[]>([]);
  const view = useListView({ name: 'sponsors', items: sponsors, keyOf, textOf, sorts });
  const { mutate: feature, isPending, variables } = useFeature();
  return (
    <>
      <ListScreen
        title={text.current}
        view={view}
        searchLabel={text.search}
        emptyTitle={messages.sponsors.emptyTitle}
        emptyDetail={text.emptyDetail}
        onDelete={setDoomed}
      >
        <Rows display="grid">
          {view.rows.map((sponsor) => (
            <SponsorCard
              key={sponsor._id}
              sponsor={sponsor}
              isSelected={view.selection.has(sponsor)}
              isChanging={isPending && variables._id === sponsor._id}
              onSelect={(isSelected) => view.selection.set([sponsor], isSelected)}
              onEdit={() => onEdit(sponsor)}
              onFeature={() => feature(sponsor)}
              onDelete={() => setDoomed([sponsor])}
            />
          ))}
        </Rows>
      </ListScreen>
      <DeleteDialog deletion={useSponsorDeletion()} doomed={doomed} onClose={() => setDoomed([])} />
    </>
  );
}

/** Features a sponsor, or takes that back. */
function useFeature() {
  const { client } = useDesk().host;
  return useDeskCall({
    call: ({ _id, featured }: Sponsor) => client.sponsors.update(_id, { featured: !featured }),
    done: text.updated,
    failed: text.updateFailed,
    lists: [listKeys.sponsors],
  });
}

function useSponsorDeletion(): Deletion<Sponsor> {
  const { client } = useDesk().host;
  return {
    remove: ({ _id }) => client.sponsors.delete(_id),
    lists: [listKeys.sponsors],
    keyOf,
    labelOf,
    countOf: text.count,
    title: text.deleteTitle,
    question: ({ name }) => text.deleteQuestion(name),
    confirm: text.deleteConfirm,
    deleted: text.deleted,
    failed: text.deleteFailed,
  };
}
