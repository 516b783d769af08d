import { Button, Group } from '@mantine/core';
import { type AdminCar, type Category, rankingTimeText, runMessages } from '@quartermile/core/domain';
import { DrivetrainBadge, ElapsedTime } from '@quartermile/core/ui';
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { AddToBoard, BoardList } from '../../../drawer/board-list.js';
import { NotifyDriver } from '../../../drawer/driver/notify-driver.js';
import { CarPictures } from '../../../kernel/cars/car-pictures.js';
import { CarWords } from '../../../kernel/cars/car-words.js';
import { ItemCard, SelectItem } from '../../../kernel/lists/item.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import classes from './approved-card.module.css';

const text = approvedMessages;

export interface ApprovedCardProps {
  readonly car: AdminCar;
  /** The boards that the car is on; null while loading. */
  readonly boards: readonly Category[] | null;
  readonly isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onEdit(): void;
  onDelete(): void;
  onAddToBoard(category: Category): void;
  /** Approved runs of the car, this one included. */
  readonly runCount: number;
  onRuns(): void;
}

/** An approved car with both pictures. */
export function ApprovedCard(props: ApprovedCardProps) {
  const { car, boards, isSelected, onSelect, onEdit, onDelete, onAddToBoard, runCount, onRuns } = props;
  return (
    <ItemCard name={car.name} isSelected={isSelected} className={classes.root}>
      <CarPictures car={car} sizes="11rem" className={classes.pictures} />
      <div className={classes.head}>
        <SelectItem name={car.name} isSelected={isSelected} onSelect={onSelect} />
        <CarWords car={car}>
          <BoardList boards={boards} />
        </CarWords>
      </div>
      <p className={classes.figures}>
        <ElapsedTime seconds={rankingTimeText(car)} size="lg" />
        <DrivetrainBadge drivetrain={car.drivetrain} />
      </p>
      {car.description && <p className={classes.description}>{car.description}</p>}
      <NotifyDriver car={car} />
      <Group gap="sm" className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          aria-label={text.edit(car.name)}
          onClick={onEdit}
        >
          {text.editButton}
        </Button>
        <Button
          variant="light"
          color="red"
          size="sm"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          aria-label={text.delete(car.name)}
          onClick={onDelete}
        >
          {text.deleteButton}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconHistory size={18} aria-hidden="true" />}
          aria-label={runMessages.runsOf(car.name)}
          onClick={onRuns}
        >
          {runMessages.runs(runCount)}
        </Button>
        <AddToBoard carName={car.name} boards={boards} onAdd={onAddToBoard} />
      </Group>
    </ItemCard>
  );
}
