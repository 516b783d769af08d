import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { OwnSession } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { formatMoment } from '../../../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../../../kernel/forms/use-admin-call.js';
import { Facts } from '../../../../kernel/lists/item.js';
import list from '../../../../kernel/lists/item.module.css';
import { LoadedList } from '../../../../kernel/lists/loaded-list.js';
import { StatusPill } from '../../../../kernel/lists/status-pill.js';
import { usePeopleCalls } from '../../people/use-administrators.js';
import { ownSessionsMessages } from './session-messages.js';

const text = ownSessionsMessages;

/** One's own open sessions, each to be ended, or all others together. Needs only the dashboard around it. */
export function SessionsCard() {
  const calls = usePeopleCalls();
  const query = useQuery({
    queryKey: listKeys.sessions,
    queryFn: ({ signal }) => calls.sessions({ signal }),
  });
  const others = useAdminCall({
    call: () => calls.endOtherSessions(),
    done: text.othersEnded,
    failed: text.othersFailed,
    lists: [listKeys.sessions],
  });
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Card component="section" aria-label={text.title}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4">
            {text.title}
          </Title>
          {hasOthers && (
            <Button
              variant="default"
              size="sm"
              loading={others.isPending}
              onClick={() => others.mutate(undefined)}
            >
              {text.endOthers}
            </Button>
          )}
        </Group>
        <Text c="dimmed" size="sm">
          {text.intro}
        </Text>
        <LoadedList query={query} failed={text.failedToLoad} rowHeight={72}>
          {(sessions) => (
            <ul className={list.rows}>
              {sessions.map((session) => (
                <SessionRow key={session._id} session={session} />
              ))}
            </ul>
          )}
        </LoadedList>
      </Stack>
    </Card>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const calls = usePeopleCalls();
  const { mutate: end, isPending } = useAdminCall({
    call: () => calls.endSession(session._id),
    done: text.ended,
    failed: text.endFailed,
    lists: [listKeys.sessions],
  });
  const started = formatMoment(session.startedAt);
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs" fw={600}>
          {session.device}
          {session.isCurrent && <StatusPill label={text.current} tone="good" />}
        </Group>
        <Facts>
          {[
            placeName(session.place),
            text.started(started),
            text.lastSeen(formatMoment(session.lastSeenAt)),
          ].join(' · ')}
        </Facts>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="sm"
          loading={isPending}
          aria-label={text.endOne(session.device, started)}
          onClick={() => end(undefined)}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country, or the network. */
function placeName(place: string | null): string {
  if (place === null) return text.unknownPlace;
  return /^[A-Z]{2}$/.test(place) ? (regions.of(place) ?? place) : place;
}
