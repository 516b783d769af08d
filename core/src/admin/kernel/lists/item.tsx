import { Checkbox } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconAction } from './icon-action.js';
import classes from './item.module.css';
import { listMessages } from './list-messages.js';

/** What the administrator can do with a row of a list. */
export interface RowControls {
  readonly isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onEdit(): void;
  /** Opens the confirmation before the item is deleted. */
  onDelete(): void;
}

export interface SelectItemProps extends Pick<RowControls, 'isSelected' | 'onSelect'> {
  readonly name: string;
  readonly className?: string | undefined;
}

/** Checkbox that selects an item of a list. */
export function SelectItem({ name, isSelected, onSelect, className }: SelectItemProps) {
  return (
    <Checkbox
      className={className}
      aria-label={listMessages.select(name)}
      checked={isSelected}
      onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
    />
  );
}

export interface ItemRowProps extends RowControls {
  readonly name: string;
  /** Shown where there is enough width. */
  readonly picture?: ReactNode;
  /** The controls before those that edit and delete the item. */
  readonly actions?: ReactNode;
  readonly canEdit?: boolean;
  readonly canDelete?: boolean;
  /** Whether the row is so tall that its controls belong to its top. */
  readonly isTall?: boolean;
  /** What stands below the name. */
  readonly children: ReactNode;
}

/** A row of a list: an item with its controls. */
export function ItemRow(props: ItemRowProps) {
  const { name, picture, actions, canEdit = true, canDelete = true, isTall = false } = props;
  const text = listMessages;
  return (
    <li className={classes.row} data-tall={isTall || undefined} aria-label={name}>
      <SelectItem {...props} />
      {picture && <span className={classes.picture}>{picture}</span>}
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        {props.children}
      </div>
      <div className={classes.actions}>
        {actions}
        {canEdit && <IconAction icon={IconPencil} label={text.edit(name)} onClick={props.onEdit} />}
        {canDelete && (
          <IconAction icon={IconTrash} color="red" label={text.delete(name)} onClick={props.onDelete} />
        )}
      </div>
    </li>
  );
}

export interface ItemCardProps {
  readonly name: string;
  readonly isSelected?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card of a list. */
export function ItemCard({ name, isSelected = false, className = '', children }: ItemCardProps) {
  return (
    <article
      className={`${classes.card} ${className}`}
      aria-label={name}
      data-selected={isSelected || undefined}
    >
      {children}
    </article>
  );
}

/** Facts of an item, beside each other below its name. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <p className={classes.facts}>{children}</p>;
}
