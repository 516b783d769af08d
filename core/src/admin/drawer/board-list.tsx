import { Button, Menu } from '@mantine/core';
import { CATEGORIES, type Category } from '@quartermile/core/domain';
import { CategoryBadge } from '@quartermile/core/ui';
import { IconPlus } from '@tabler/icons-react';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import classes from './board-list.module.css';

const text = approvedMessages;

/** The boards that a car is on; empty while loading. */
export function BoardList({ boards }: { readonly boards: readonly Category[] | null }) {
  if (!boards) return null;
  if (boards.length === 0) return <p className={classes.none}>{text.noBoard}</p>;
  return (
    <ul className={classes.boards} aria-label={text.boards}>
      {boards.map((category) => (
        <li key={category}>
          <CategoryBadge category={category} />
        </li>
      ))}
    </ul>
  );
}

export interface AddToBoardProps {
  readonly carName: string;
  readonly boards: readonly Category[] | null;
  onAdd(category: Category): void;
}

/** Adds a car to a board that it is not on yet. */
export function AddToBoard({ carName, boards, onAdd }: AddToBoardProps) {
  const others = CATEGORIES.filter((category) => boards && !boards.includes(category));
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          aria-label={text.addCarToBoard(carName)}
        >
          {text.addToBoard}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((category) => (
          <Menu.Item key={category} className={classes.choice} onClick={() => onAdd(category)}>
            {category}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
