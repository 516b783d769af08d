import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { formatCount, type SetAsideWindow, type VoteHistory } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { formatDate, formatMoment } from '../dates/format-moment.js';
import { AdminDialog } from '../dialogs/admin-dialog.js';
import list from '../lists/item.module.css';
import { SetAsideForm } from './set-aside-form.js';
import { useBringBack, useVoteHistory } from './use-vote-review.js';
import { VoteBars } from './vote-bars.js';
import { voteAdminMessages } from './vote-messages.js';

const text = voteAdminMessages;

export interface VotesDialogProps {
  readonly entryId: string;
  onClose(): void;
}

/** The votes of an entry over time, with windows to be set aside and brought back. */
export function VotesDialog({ entryId, onClose }: VotesDialogProps) {
  const { data, isPending, isFetching, refetch } = useVoteHistory(entryId);
  const title = data ? text.open(data.car, data.category) : text.show;
  return (
    <AdminDialog title={title} size="xl" onClose={onClose}>
      {isPending && <SkeletonRows rows={3} rowHeight={120} />}
      {!isPending && !data && (
        <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <Votes history={data} />}
    </AdminDialog>
  );
}

function Votes({ history }: { readonly history: VoteHistory }) {
  const { votes, votesSetAside, quarters, days, windows } = history;
  return (
    <Stack gap="lg">
      <Group component="dl" grow align="end" gap="xs" m={0}>
        <Figure term={text.counted} count={votes} />
        <Figure term={text.setAside} count={votesSetAside} />
        <Figure term={text.cast} count={votes + votesSetAside} />
      </Group>
      <VoteBars
        title={text.quarters}
        unit={text.from}
        bars={quarters.map(({ at, ...bar }) => ({ ...bar, label: formatMoment(at) }))}
      />
      <VoteBars
        title={text.days}
        unit={text.day}
        bars={days.map(({ date, ...bar }) => ({ ...bar, label: formatDate(date) }))}
      />
      <SetAsideForm history={history} />
      {windows.length > 0 && <Windows windows={windows} />}
    </Stack>
  );
}

function Figure({ term, count }: { readonly term: string; readonly count: number }) {
  return (
    <div>
      <Text component="dt" c="dimmed" fz="0.8125rem">
        {term}
      </Text>
      <Text component="dd" ff="heading" fz="1.75rem" m={0}>
        {formatCount(count)}
      </Text>
    </div>
  );
}

function Windows({ windows }: { readonly windows: readonly SetAsideWindow[] }) {
  const { mutate, isPending, variables } = useBringBack();
  return (
    <section aria-label={text.windows}>
      <Title order={3} size="h5" mb="xs">
        {text.windows}
      </Title>
      <ul className={list.rows}>
        {windows.map((window) => {
          const label = text.windowOf(window.votes, formatMoment(window.from), formatMoment(window.to));
          return (
            <li key={window._id}>
              <Group justify="space-between" align="start">
                <div className={list.words}>
                  <Text fw={600}>{label}</Text>
                  <Text size="sm">{window.reason}</Text>
                  <Text size="sm" c="dimmed">
                    {text.by(window.setAsideBy, formatMoment(window.setAsideAt))}
                  </Text>
                  {window.broughtBackAt !== null && (
                    <Text size="sm" c="dimmed">
                      {text.broughtBackBy(window.broughtBackBy ?? '', formatMoment(window.broughtBackAt))}
                    </Text>
                  )}
                </div>
                {window.broughtBackAt === null && (
                  <Button
                    variant="default"
                    aria-label={text.bringBackWindow(label)}
                    loading={isPending && variables === window._id}
                    onClick={() => mutate(window._id)}
                  >
                    {text.bringBack}
                  </Button>
                )}
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
