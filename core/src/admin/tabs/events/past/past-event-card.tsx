import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { formatLongDate, type PastEvent, readEvent } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPencil, IconPhoto, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import card from '../../../kernel/content/card.module.css';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import classes from './past-event-card.module.css';

const text = pastEventAdminMessages;

export interface PastEventCardProps extends RowControls {
  readonly event: PastEvent;
  onEdit(): void;
  onMedia(): void;
  onToggle(): void;
}

/** A past event with its picture, media and actions. */
export function PastEventCard({ event, isSelected, onSelect, onMedia, ...actions }: PastEventCardProps) {
  const { title, location, gallery, videos, featured } = event;
  return (
    <article className={`${card.surface} ${classes.root}`} aria-label={title}>
      <div className={classes.picture}>
        <CarPicture
          src={event.image}
          alt=""
          sizes="(min-width: 62em) 20rem, 100vw"
          ratio={16 / 9}
          fallback={<IconPhoto size={36} stroke={1.2} aria-hidden="true" />}
        />
        {featured && <span className={classes.featured}>{text.featured}</span>}
      </div>
      <div className={classes.words}>
        <Checkbox
          label={<span className={classes.title}>{title}</span>}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
        <p>{formatLongDate(readEvent(event))}</p>
        {location && <p>{location}</p>}
        <p>
          {text.pictures(gallery.length)}, {text.videos(videos.length)}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPhoto size={18} aria-hidden="true" />}
          aria-label={text.media(title)}
          className={classes.media}
          onClick={onMedia}
        >
          {text.mediaButton}
        </Button>
        <CardActions event={event} {...actions} />
      </div>
    </article>
  );
}

type CardActionsProps = Pick<PastEventCardProps, 'event' | 'onEdit' | 'onToggle' | 'onDelete'>;

function CardActions({ event: { title, featured }, onEdit, onToggle, onDelete }: CardActionsProps) {
  const Star = featured ? IconStarFilled : IconStar;
  return (
    <>
      <ActionIcon
        size={44}
        aria-label={featured ? text.unfeature(title) : text.feature(title)}
        onClick={onToggle}
      >
        <Star size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon size={44} aria-label={text.edit(title)} onClick={onEdit}>
        <IconPencil size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon size={44} color="red" aria-label={text.delete(title)} onClick={onDelete}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
