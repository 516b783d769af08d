import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { OwnSession } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { formatMoment } from '../../../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../../../kernel/forms/use-admin-call.js';
import { LoadedList } from '../../../../kernel/lists/loaded-list.js';
import { StatusPill } from '../../../../kernel/lists/status-pill.js';
import classes from '../../people/people-list.module.css';
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
            <ul className={classes.list}>
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
    <li className={classes.row}>
      <div>
        <span className={classes.name}>
          {session.device}
          {session.isCurrent && <StatusPill label={text.current} tone="good" />}
        </span>
        <span className={classes.facts}>
          <Facts
            facts={[
              placeName(session.place),
              text.started(started),
              text.lastSeen(formatMoment(session.lastSeenAt)),
            ]}
          />
        </span>
      </div>
      {!session.isCurrent && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            aria-label={text.endOne(session.device, started)}
            onClick={() => end(undefined)}
          >
            {text.end}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Facts with dots between them, of which none begins a line. */
function Facts({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      <span className={classes.fact}>{at < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
    </Fragment>
  ));
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country, or the network. */
function placeName(place: string | null): string {
  if (place === null) return text.unknownPlace;
  return /^[A-Z]{2}$/.test(place) ? (regions.of(place) ?? place) : place;
}
