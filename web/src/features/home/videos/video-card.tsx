import { VisuallyHidden } from '@mantine/core';
import { messages, type Video } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { opensHere } from '../../../platform/opens-here.js';
import placeholder from '../drawings/story.svg';
import classes from './video-card.module.css';

const texts = messages.video;
const PICTURE_RATIO = 16 / 9;

/** A video's thumbnail; opens the player. Without scripts it links to the video itself. */
export function VideoCard({ video, onOpen }: { readonly video: Video; onOpen(): void }) {
  return (
    <li className={classes.root}>
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
            sizes="(min-width: 64em) 26rem, (min-width: 40em) 50vw, calc(100vw - 2rem)"
            fallback={
              <img src={placeholder} alt="" width={1200} height={630} loading="lazy" decoding="async" />
            }
          />
          <span className={classes.play}>
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </span>
        </span>
        <VisuallyHidden>{texts.play}</VisuallyHidden> <span className={classes.title}>{video.title}</span>{' '}
        <span className={classes.views}>{texts.views(video.views)}</span>
      </a>
    </li>
  );
}
