import { ActionIcon, Checkbox, Switch } from '@mantine/core';
import { carTitle, type SegmentSummary } from '@quartermile/core/domain';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import type { ListedSegment } from './segment-kind.js';
import { segmentAdminMessages } from './segment-messages.js';
import classes from './segment-row.module.css';

const text = segmentAdminMessages;

export interface SegmentRowProps extends RowControls {
  readonly segment: ListedSegment;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  onEdit(): void;
  onToggle(): void;
  onMove(steps: -1 | 1): void;
}

/** Row of a named segment. */
export function SegmentRow(props: SegmentRowProps) {
  const { segment, isSelected, isFirst, isLast, isBusy, onSelect, onEdit, onToggle, onMove, onDelete } =
    props;
  const { name, inMenu } = segment;
  return (
    <li className={classes.root}>
      <Checkbox
        aria-label={listMessages.select(name)}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <SegmentWords segment={segment} />
      <div className={classes.actions}>
        <Switch
          label={text.inMenu}
          aria-label={text.putInMenu(name)}
          checked={inMenu}
          disabled={isBusy}
          onChange={onToggle}
        />
        <ActionIcon
          size={44}
          aria-label={text.moveUp(name)}
          disabled={isFirst || isBusy}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={44}
          aria-label={text.moveDown(name)}
          disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={44} aria-label={text.edit(name)} onClick={onEdit}>
          <IconPencil size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={44} color="red" aria-label={text.delete(name)} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Name, facts, number of cars and leader of a segment. */
export function SegmentWords({ segment }: { readonly segment: SegmentSummary }) {
  const { name, facts, cars, leader } = segment;
  return (
    <div className={classes.words}>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      <p className={classes.facts}>
        <span>{text.cars(cars)}</span>
        <span>{leader ? text.leader(carTitle(leader.entry.car)) : text.noLeader}</span>
      </p>
    </div>
  );
}
