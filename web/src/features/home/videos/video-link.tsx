import { VisuallyHidden } from '@mantine/core';
import { messages, type Video } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { opensHere } from '../../../platform/opens-here.js';
import shared from '../../../styles/shared.module.css';
import placeholder from '../drawings/story.svg';
import classes from './video-link.module.css';

const texts = messages.video;
const PICTURE_RATIO = 16 / 9;

export interface VideoLinkProps {
  readonly video: Video;
  /** Displayed width of the thumbnail, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Loads the thumbnail with high priority; for the first screen. */
  readonly eager?: boolean;
  onOpen(): void;
}

/** A video's thumbnail, title and views; opens the player. Without scripts it links to the video itself. */
export function VideoLink({ video, sizes, eager = false, onOpen }: VideoLinkProps) {
  return (
    <a
      href={video.link}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.open}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        // Ignores the second click of a double click, which may arrive before the player covers the card.
        if (event.detail < 2) onOpen();
      }}
    >
      <span className={classes.picture}>
        <CarPicture
          src={video.thumbnail}
          alt=""
          ratio={PICTURE_RATIO}
          sizes={sizes}
          eager={eager}
          fallback={
            <img
              src={placeholder}
              alt=""
              width={1200}
              height={630}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
            />
          }
        />
        <span className={`${shared.play} ${classes.play}`}>
          <IconPlayerPlayFilled size={28} aria-hidden="true" />
        </span>
      </span>
      <VisuallyHidden>{texts.play}</VisuallyHidden> <span className={classes.title}>{video.title}</span>{' '}
      <span className={`${shared.note} ${shared.figures} ${classes.views}`}>{texts.views(video.views)}</span>
    </a>
  );
}
