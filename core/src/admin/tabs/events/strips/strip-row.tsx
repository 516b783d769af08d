import { ActionIcon, Checkbox } from '@mantine/core';
import { formatCount, type Strip } from '@quartermile/core/domain';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { stripAdminMessages } from '../../../kernel/content/kinds/strip-messages.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import classes from './strip-row.module.css';

const text = stripAdminMessages;

export interface StripRowProps extends RowControls {
  readonly strip: Strip;
  onEdit(): void;
}

/** Row of a strip. */
export function StripRow({ strip, isSelected, onSelect, onEdit, onDelete }: StripRowProps) {
  const { name, place, altitude } = strip;
  return (
    <li className={classes.root}>
      <Checkbox
        aria-label={listMessages.select(name)}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.facts}>
          <span>{place}</span>
          <span>{altitude === null ? text.noAltitude : `${formatCount(altitude)} m`}</span>
        </p>
      </div>
      <div className={classes.actions}>
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
