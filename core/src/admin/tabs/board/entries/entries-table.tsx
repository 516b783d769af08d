import { Checkbox, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type AdminEntry, rankingTimeText } from '@quartermile/core/domain';
import { CategoryBadge, DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconChartBar, IconTrash } from '@tabler/icons-react';
import { CarName } from '../../../kernel/cars/car-name.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import type { Display } from '../../../kernel/lists/use-display.js';
import type { Selection } from '../../../kernel/lists/use-selection.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { voteAdminMessages } from '../../../kernel/votes/vote-messages.js';
import classes from './entries-table.module.css';

const columns = carAdminMessages;

export interface EntriesTableProps {
  readonly entries: readonly AdminEntry[];
  readonly display: Display;
  readonly selection: Selection<AdminEntry>;
  onShowVotes(entry: AdminEntry): void;
  onDelete(entry: AdminEntry): void;
}

/** The leaderboard as a table. On phones and in the grid view each row is a card. */
export function EntriesTable({ entries, display, selection, onShowVotes, onDelete }: EntriesTableProps) {
  const isStacked =
    useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false }) || display === 'grid';
  return (
    <Table
      className={classes.table}
      data-display={display}
      data-stacked={isStacked || undefined}
      verticalSpacing={6}
      highlightOnHover
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{columns.name}</Table.Th>
          <Table.Th className={classes.ownerHead}>{columns.owner}</Table.Th>
          <Table.Th className={classes.time}>{columns.time}</Table.Th>
          <Table.Th>{columns.drivetrain}</Table.Th>
          <Table.Th>{columns.categories}</Table.Th>
          <Table.Th className={classes.action}>{columns.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry._id}>
            <Table.Td className={classes.name}>
              <div className={classes.named}>
                <Checkbox
                  aria-label={listMessages.select(`${entry.car.name}, ${entry.category}`)}
                  checked={selection.has(entry)}
                  onChange={({ currentTarget }) => selection.set([entry], currentTarget.checked)}
                />
                <CarName carId={entry.car._id} opensRow>
                  {entry.car.name}
                </CarName>
              </div>
            </Table.Td>
            <Table.Td className={classes.owner}>{entry.car.owner}</Table.Td>
            <Table.Td className={classes.time}>
              <ElapsedTime seconds={rankingTimeText(entry.car)} />
            </Table.Td>
            <Table.Td>
              <DrivetrainBadge drivetrain={entry.car.drivetrain} />
            </Table.Td>
            <Table.Td className={classes.category}>
              <CategoryBadge category={entry.category} />
            </Table.Td>
            <Table.Td className={classes.action}>
              <div className={classes.buttons}>
                <IconAction
                  icon={IconChartBar}
                  size="lg"
                  label={voteAdminMessages.open(entry.car.name, entry.category)}
                  onClick={() => onShowVotes(entry)}
                />
                <IconAction
                  icon={IconTrash}
                  size="lg"
                  color="red"
                  label={entryAdminMessages.delete(entry.car.name, entry.category)}
                  onClick={() => onDelete(entry)}
                />
              </div>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
