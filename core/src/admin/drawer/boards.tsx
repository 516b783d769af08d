import { Button } from '@mantine/core';
import { type AdminCar, type AdminEntry, CATEGORIES } from '@quartermile/core/domain';
import { CategoryBadge } from '@quartermile/core/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { useBoards } from '../kernel/cars/use-boards.js';
import { useEntries } from '../kernel/cars/use-entries.js';
import { DeleteDialog } from '../kernel/lists/deletion/delete-dialog.js';
import { IconAction } from '../kernel/lists/icon-action.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { voteAdminMessages } from '../kernel/votes/vote-messages.js';
import { VotesDialog } from '../kernel/votes/votes-dialog.js';
import { AddToBoard } from './board-list.js';
import classes from './car-drawer.module.css';
import { drawerMessages } from './drawer-messages.js';
import { useEntryDeletion } from './use-entry-deletion.js';

const text = drawerMessages;
const none: readonly AdminEntry[] = [];

/** The entries of a car in the order of the boards. */
export function useEntriesOf({ vehicleId }: AdminCar): readonly AdminEntry[] {
  const { data = none } = useEntries();
  const own = data.filter(({ car }) => car.vehicleId === vehicleId);
  return own.toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}

/** The boards of a car with its votes; each can be left, and others joined. */
export function Boards({ car }: { readonly car: AdminCar }) {
  const entries = useEntriesOf(car);
  const boards = useBoards();
  const [toDelete, setToDelete] = useState<readonly AdminEntry[]>(none);
  const [shown, setShown] = useState<AdminEntry | null>(null);
  return (
    <>
      {entries.length === 0 && <p className={classes.note}>{approvedMessages.noBoard}</p>}
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry._id} className={classes.row}>
            <span className={classes.what}>
              <CategoryBadge category={entry.category} />
              {text.votes(entry.votes)}
            </span>
            <span className={classes.what}>
              <IconAction
                icon={IconChartBar}
                size="lg"
                label={voteAdminMessages.open(entry.car.name, entry.category)}
                onClick={() => setShown(entry)}
              />
              <Button
                variant="light"
                color="red"
                size="sm"
                aria-label={text.takeOffBoard(entry.car.name, entry.category)}
                onClick={() => setToDelete([entry])}
              >
                {text.takeOff}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AddToBoard
        carName={car.name}
        boards={boards.of(car)}
        onAdd={(category) => boards.add(car, category)}
      />
      {shown && <VotesDialog entryId={shown._id} onClose={() => setShown(null)} />}
      <DeleteDialog deletion={useEntryDeletion()} items={toDelete} onClose={() => setToDelete(none)} />
    </>
  );
}
