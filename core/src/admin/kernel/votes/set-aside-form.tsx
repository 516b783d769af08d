import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { setAsideVotesSchema, VOTE_QUARTER_MS, type VoteHistory } from '@quartermile/core/domain';
import { type FormEvent, useState } from 'react';
import { fromSiteTime, toSiteTime } from '../dates/site-time.js';
import { AutoGrid } from '../layout/auto-grid.js';
import { useSetAside } from './use-vote-review.js';
import { voteAdminMessages } from './vote-messages.js';

const text = voteAdminMessages;

/** Chooses a window of votes to be set aside; at first that of the latest burst. */
export function SetAsideForm({ history }: { readonly history: VoteHistory }) {
  const [[from, to], setWindow] = useState(() => latestBurst(history));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useSetAside();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const window = { entryId: history.entryId, from: fromSiteTime(from), to: fromSiteTime(to), reason };
    const { data, error } = setAsideVotesSchema.safeParse(window);
    setErrors(
      Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])),
    );
    if (data) mutate(data, { onSuccess: () => setReason('') });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={text.setAsideTitle}>
      <Stack gap="xs">
        <Title order={3} size="h5">
          {text.setAsideTitle}
        </Title>
        <Text c="dimmed" size="sm">
          {text.setAsideHint}
        </Text>
        <AutoGrid min="14rem">
          <TextInput
            type="datetime-local"
            label={text.windowFrom}
            value={from}
            error={errors.from}
            onChange={({ currentTarget }) => setWindow([currentTarget.value, to])}
          />
          <TextInput
            type="datetime-local"
            label={text.windowTo}
            value={to}
            error={errors.to}
            onChange={({ currentTarget }) => setWindow([from, currentTarget.value])}
          />
        </AutoGrid>
        <TextInput
          label={text.reason}
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" color="red" loading={isPending}>
            {text.setAsideButton}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The fields for the latest uninterrupted burst, else for the latest quarter. */
function latestBurst({ quarters }: VoteHistory): readonly [from: string, to: string] {
  const found = quarters.findLastIndex(({ isBurst }) => isBurst);
  const last = found < 0 ? quarters.length - 1 : found;
  let first = last;
  while (quarters[first - 1]?.isBurst) first -= 1;
  const end = quarters[last]?.at;
  const to = end === undefined ? null : new Date(Date.parse(end) + VOTE_QUARTER_MS).toISOString();
  return [toSiteTime(quarters[first]?.at ?? null), toSiteTime(to)];
}
