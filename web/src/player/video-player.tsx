import { messages } from '@quartermile/core/domain';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import shared from '../styles/shared.module.css';
import { PlayerFrame } from './player-frame.js';
import { useEmbed } from './use-embed.js';
import { VideoCars } from './video-cars.js';
import classes from './video-player.module.css';

const texts = messages.video;

/** What the player needs of a video. */
export interface PlayedVideo {
  readonly _id: string;
  readonly title: string;
  /** Address on its own site. */
  readonly link: string;
  /** Second at which it starts; absent for the beginning. */
  readonly second?: number | undefined;
  /** Number of cars of which it shows runs; absent without any. */
  readonly cars?: number | undefined;
}

export interface VideoPlayerProps {
  readonly video: PlayedVideo;
  /** The browser's client. */
  readonly getClient: GetClient;
  /** Called by the close button, the backdrop and Escape. */
  onClose(): void;
}

/**
 * The player in a native dialog, so the browser traps the focus, with the cars of the video. The focus is restored
 * manually, because some browsers do not do so from a cross-origin frame. Third-party requests start here, after the
 * visitor's press.
 */
export function VideoPlayer({ video, getClient, onClose }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const embed = useEmbed(video.link, video.second ?? null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const opener = document.activeElement;
    const stopListening = closeByBackdrop(shown);
    shown.showModal();
    return () => {
      stopListening();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes.root} aria-label={video.title} onClose={onClose}>
      <div className={classes.panel}>
        <div className={`${shared.row} ${classes.head}`}>
          <h2 className={shared.name}>{video.title}</h2>
          <button
            type="button"
            className={shared.round}
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <PlayerFrame title={video.title} link={video.link} embed={embed} />
        {(video.cars !== undefined || video.second !== undefined) && (
          <VideoCars
            videoId={video._id}
            seek={embed.state === 'failed' ? null : embed.seek}
            getClient={getClient}
          />
        )}
      </div>
    </dialog>
  );
}

/**
 * Closes on a press of the backdrop, which targets the dialog itself. Ignores drags that only start or end there, and
 * the second click of a double click on the card.
 * @returns removes the listeners
 */
function closeByBackdrop(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;
  const notePress = ({ type, target }: Event): void => {
    isPressed = target === dialog && (isPressed || type === 'pointerdown');
  };
  const close = ({ target, detail }: MouseEvent): void => {
    if (isPressed && target === dialog && detail < 2) dialog.close();
  };
  dialog.addEventListener('pointerdown', notePress, { signal });
  dialog.addEventListener('pointerup', notePress, { signal });
  dialog.addEventListener('click', close, { signal });
  return () => listening.abort();
}
