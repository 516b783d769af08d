import { Box, Group, Table, Text } from '@mantine/core';
import type { ActivityItem } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { CarName } from '../cars/car-name.js';
import { formatMoment } from '../dates/format-moment.js';
import { Disclosure } from '../layout/disclosure.js';
import list from '../lists/item.module.css';
import { StatusPill, type StatusPillProps } from '../lists/status-pill.js';
import { VoteAlert } from '../votes/vote-alert.js';
import { activityMessages } from './activity-messages.js';
import { actionWords, actorName, subjectWords } from './activity-words.js';
import { describeChange, type FieldChange, type ReadableValue } from './describe-change.js';

const text = activityMessages;
const tones: Readonly<Record<string, StatusPillProps['tone']>> = {
  approve: 'good',
  reject: 'bad',
  delete: 'bad',
};

/** A record of the activity log. It expands to show the changes. */
export function ActivityRecord({ item }: { readonly item: ActivityItem }) {
  const changes = describeChange(item.before, item.after);
  const { type, label } = item.subject;
  const carId = label && carOf(item);
  return (
    <li className={list.row} data-action={item.action}>
      <div className={list.words}>
        <Text span c="dimmed">
          {actorName(item.actor)}
        </Text>{' '}
        {actionWords(item.action, item.subject.type)}{' '}
        <strong>{carId ? <CarName carId={carId}>{label}</CarName> : label || subjectWords(type)}</strong>
        <VoteAlert item={item} />
      </div>
      <Group gap="xs">
        <StatusPill label={subjectWords(type)} tone={tones[item.action]} />
        <Text component="time" size="sm" c="dimmed" dateTime={item.at}>
          {formatMoment(item.at)}
        </Text>
      </Group>
      {changes.length > 0 && (
        <Disclosure summary={`${text.details}: ${namesOf(changes)}`}>
          <Changes changes={changes} hasBoth={item.before !== null && item.after !== null} />
        </Disclosure>
      )}
    </li>
  );
}

/** The id of the car that a record names, unless it has deleted the car. */
function carOf({ subject, action, before, after }: ActivityItem): string | null {
  if (subject.type === 'car') return action === 'delete' || action === 'erase' ? null : subject.id;
  if (subject.type !== 'entry') return null;
  return carIdOf(before) ?? carIdOf(after);
}

function carIdOf(side: unknown): string | null {
  const carId: unknown = (side as { carId?: unknown } | null)?.carId;
  return typeof carId === 'string' ? carId : null;
}

function namesOf(changes: readonly FieldChange[]): string {
  return changes.map(({ field }) => field).join(', ');
}

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  /** Whether there are values both before and after the change. */
  readonly hasBoth: boolean;
}

function Changes({ changes, hasBoth }: ChangesProps) {
  return (
    <Table layout="fixed" verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{text.field}</Table.Th>
          {hasBoth && <Table.Th scope="col">{text.before}</Table.Th>}
          <Table.Th scope="col">{hasBoth ? text.after : text.value}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, before, after }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{field}</Table.Th>
            {hasBoth && (
              <Table.Td c="dimmed">
                <Value value={before} />
              </Table.Td>
            )}
            <Table.Td c={hasBoth ? 'green' : undefined}>
              <Value value={hasBoth ? after : (after ?? before)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A picture, or only its name if it was deleted. */
function Value({ value }: { readonly value: ReadableValue | null }) {
  if (!value) return text.nothing;
  if (value.kind === 'text') return value.text;
  return (
    <Box maw="6rem">
      <CarPicture src={value.src} alt={text.picture} sizes="6rem" fallback={text.picture} />
    </Box>
  );
}
