import { Button } from '@mantine/core';
import { SUBSCRIBER_STATUSES, type Subscriber, type SubscriberStatus } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ChoiceBar } from '../../kernel/lists/choice-bar.js';
import { DeleteDialog } from '../../kernel/lists/deletion/delete-dialog.js';
import { ListPager } from '../../kernel/lists/list-pager.js';
import { ListToolbar } from '../../kernel/lists/list-toolbar.js';
import { LoadedList } from '../../kernel/lists/loaded-list.js';
import { NoMatch } from '../../kernel/lists/no-match.js';
import { SelectionBar } from '../../kernel/lists/selection-bar.js';
import { useListView } from '../../kernel/lists/use-list-view.js';
import { useRemembered } from '../../kernel/lists/use-remembered.js';
import { newsletterAdminMessages } from './newsletter-messages.js';
import { SubscribersTable } from './subscribers-table.js';
import {
  subscriberEmail,
  subscriberKey,
  useExport,
  useSubscriberDeletion,
  useSubscribers,
} from './use-newsletter.js';

const text = newsletterAdminMessages;
const sorts = [
  { id: 'newest', label: text.newest },
  {
    id: 'email',
    label: text.byEmail,
    compare: (a: Subscriber, b: Subscriber) => a.email.localeCompare(b.email),
  },
] as const;

/** The subscribers, with counts by status, and the CSV export. */
export function Subscribers() {
  const query = useSubscribers();
  return (
    <LoadedList query={query} failed={text.failedToLoad} rowHeight={52}>
      {(subscribers) =>
        subscribers.length === 0 ? (
          <EmptyState title={text.emptyTitle} detail={text.emptyDetail} />
        ) : (
          <SubscribersList subscribers={subscribers} />
        )
      }
    </LoadedList>
  );
}

type Shown = SubscriberStatus | 'all';

function SubscribersList({ subscribers }: { readonly subscribers: readonly Subscriber[] }) {
  const [status, setStatus] = useRemembered<Shown>('newsletter.status', 'all');
  const items = useMemo(() => ofStatus(subscribers, status), [subscribers, status]);
  const view = useListView({
    name: 'subscribers',
    items,
    keyOf: subscriberKey,
    textOf: subscriberEmail,
    sorts,
  });
  const [toDelete, setToDelete] = useState<readonly Subscriber[]>([]);
  const choice = (id: Shown, label: string) => ({ id, label, count: ofStatus(subscribers, id).length });
  const showAll = (): void => {
    view.setSearch('');
    setStatus('all');
  };
  return (
    <>
      <ListToolbar title={text.subscribers} view={view} searchLabel={text.search}>
        <ExportButton />
      </ListToolbar>
      <ChoiceBar
        label={text.counts}
        choices={[choice('all', text.all), ...SUBSCRIBER_STATUSES.map((id) => choice(id, text.statuses[id]))]}
        value={status}
        onChange={setStatus}
      />
      {view.matching.length === 0 ? (
        <NoMatch onShowAll={showAll} />
      ) : (
        <>
          <SelectionBar view={view} onDelete={setToDelete} />
          <SubscribersTable view={view} onDelete={(one) => setToDelete([one])} />
          <ListPager view={view} />
        </>
      )}
      <DeleteDialog deletion={useSubscriberDeletion()} items={toDelete} onClose={() => setToDelete([])} />
    </>
  );
}

function ofStatus(subscribers: readonly Subscriber[], status: Shown): readonly Subscriber[] {
  return status === 'all' ? subscribers : subscribers.filter((one) => one.status === status);
}

function ExportButton() {
  const { mutate: exportAll, isPending } = useExport();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => exportAll()}
    >
      {text.export}
    </Button>
  );
}
