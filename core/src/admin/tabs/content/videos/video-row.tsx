import { ActionIcon, Checkbox } from '@mantine/core';
import { messages, type Video } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconMovie, IconPencil, IconTrash } from '@tabler/icons-react';
import card from '../../../kernel/content/card.module.css';
import type { RowControls } from '../../../kernel/content/content-list.js';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import { listMessages } from '../../../kernel/lists/list-messages.js';
import classes from './video-row.module.css';

const text = videoAdminMessages;

export interface VideoRowProps extends RowControls {
  readonly video: Video;
  onEdit(): void;
}

/** A row of the library: thumbnail, title, views and the number of its cars. */
export function VideoRow({ video, isSelected, onSelect, onEdit, onDelete }: VideoRowProps) {
  const { title } = video;
  return (
    <article
      className={`${card.surface} ${classes.root}`}
      aria-label={title}
      data-selected={isSelected || undefined}
    >
      <div className={classes.picture}>
        <CarPicture
          src={video.thumbnail}
          alt={text.thumbnailOf(title)}
          ratio={16 / 9}
          sizes="20rem"
          fallback={
            <span className={classes.blank}>
              <IconMovie size={32} stroke={1.4} aria-hidden="true" />
            </span>
          }
        />
      </div>
      <Checkbox
        className={classes.tick}
        aria-label={listMessages.select(title)}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.views}>
          {messages.video.views(video.views)}
          {video.cars !== undefined && ` · ${text.cars(video.cars)}`}
        </p>
      </div>
      <div className={classes.actions}>
        <ActionIcon aria-label={text.edit(title)} onClick={onEdit}>
          <IconPencil size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon color="red" aria-label={text.delete(title)} onClick={onDelete}>
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
    </article>
  );
}
