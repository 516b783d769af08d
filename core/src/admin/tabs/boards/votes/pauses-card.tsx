import { Box, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { PAUSABLE, type Pausable, type Pauses, type PauseUpdate } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { fromSiteTime } from '../../../kernel/dates/site-time.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { voteAdminMessages } from '../../../kernel/votes/vote-messages.js';

const text = voteAdminMessages.pauses;

/** Pauses and resumes votes and submissions. */
export function PausesCard() {
  const { client } = useDashboard().host;
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: listKeys.pauses,
    queryFn: ({ signal }) => client.site.pauses({ signal }),
  });
  return (
    <Card component="section" aria-label={text.title}>
      <Title order={2} size="h4">
        {text.title}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {text.hint}
      </Text>
      {isPending && <SkeletonRows rows={2} rowHeight={64} />}
      {!isPending && !data && (
        <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <Stack gap="md">
          {PAUSABLE.map((subject) => (
            <PauseSwitch key={subject} subject={subject} pause={data[subject]} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

interface PauseSwitchProps {
  readonly subject: Pausable;
  readonly pause: Pauses[Pausable];
}

function PauseSwitch({ subject, pause }: PauseSwitchProps) {
  const { client } = useDashboard().host;
  const [until, setUntil] = useState('');
  const { mutate, isPending } = useAdminCall({
    call: (change: PauseUpdate) => client.site.pause(change),
    done: text.done,
    failed: text.failed,
    lists: [listKeys.pauses, listKeys.site, listKeys.activity],
  });
  const change = () =>
    mutate({
      subject,
      paused: !pause,
      until: (!pause && fromSiteTime(until)) || null,
      _seen: { pause: pause && { until: pause.until } },
    });
  return (
    <Group align="end" gap="sm">
      <Box flex="1 1 12rem">
        <Text fw={600}>{text[subject]}</Text>
        <Text size="sm" c={pause ? 'red' : 'dimmed'} role="status">
          {pause ? stateOf(pause) : text.isOpen}
        </Text>
      </Box>
      {!pause && (
        <TextInput
          flex="0 1 16rem"
          type="datetime-local"
          label={text.until}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      )}
      <Button miw="13rem" variant={pause ? 'filled' : 'default'} loading={isPending} onClick={change}>
        {text[pause ? 'resume' : 'pause'][subject]}
      </Button>
    </Group>
  );
}

function stateOf({ until, by, at }: NonNullable<Pauses[Pausable]>): string {
  const paused = text.paused(by, formatMoment(at));
  return until === null ? paused : `${paused}, ${text.pausedUntil(formatMoment(until))}`;
}
