import { Alert, Group, Text, Title } from '@mantine/core';
import type { HealthItem } from '@quartermile/core/domain';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { Disclosure } from '../../../kernel/layout/disclosure.js';
import list from '../../../kernel/lists/item.module.css';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { BackupKeyButton } from './backup-key.js';
import { healthAdminMessages } from './health-messages.js';
import { HealthRetryButton } from './health-retry.js';

const text = healthAdminMessages;
const tones = { ok: 'good', warning: 'open', error: 'bad', off: undefined } as const;
const signs = { ok: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX, off: IconCircleMinus };

/** The colour of each state. */
export const stateColors = { ok: 'green', warning: 'amber', error: 'red', off: 'dimmed' } as const;

/** The state of one part: what is the matter, what to do, and measured values on request. */
export function HealthItemCard({ item }: { readonly item: HealthItem }) {
  const { id, label, state, summary, action, since, details, retryable, backupKey } = item;
  const Sign = signs[state];
  return (
    <li className={list.row} data-tall>
      <Text span c={stateColors[state]}>
        <Sign size={22} stroke={1.8} aria-hidden="true" />
      </Text>
      <div className={list.words}>
        <Group justify="space-between" gap="xs">
          <Title order={3} className={list.name}>
            {label}
          </Title>
          <StatusPill label={text.states[state]} tone={tones[state]} />
        </Group>
        <Text>{summary}</Text>
        {since && (
          <Text size="sm" c="dimmed">
            {text.since} <time dateTime={since}>{formatMoment(since)}</time>
          </Text>
        )}
        {action && (
          <Alert role="note" variant="light" color={state === 'error' ? 'red' : 'amber'} p="xs" my="xs">
            <strong>{text.toDo}</strong> {action}
          </Alert>
        )}
        {retryable && (id === 'jobs' || id === 'mail' || id === 'backup') && <HealthRetryButton item={id} />}
        {backupKey && <BackupKeyButton isStored={backupKey === 'stored'} />}
        {details.length > 0 && (
          <Disclosure summary={text.details} label={`${text.details}: ${label}`}>
            <dl className={list.terms}>
              {details.map((detail) => (
                <div key={`${detail.label} ${detail.value}`}>
                  <dt>{detail.label}</dt>
                  <dd>{detail.kind === 'moment' ? formatMoment(detail.value) : detail.value}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </div>
    </li>
  );
}
