import { messages, type Video, videoPlayerUrl } from '@quartermile/core/domain';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './video-player.module.css';

const texts = messages.video;

/** What an embedded player may do: no more than it needs to play, large if wanted. */
const PLAYER_ALLOWS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export interface VideoPlayerProps {
  readonly video: Video;
  /** Called by the close button, the backdrop and Escape. */
  onClose(): void;
}

/**
 * The player over the page. It is a native dialog, so the browser keeps the focus inside. Where it was before,
 * it comes back to by hand: a browser whose focus is in the foreign player does not always do so.
 * Only now, after a visitor asked for it, anything is loaded from another site.
 */
export function VideoPlayer({ video, onClose }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const player = videoPlayerUrl(video.link);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    // The backdrop belongs to the dialog: what is clicked there is the dialog itself, not a part of it.
    const closeOnBackdrop = (event: MouseEvent): void => {
      if (event.target === shown) shown.close();
    };
    const opener = document.activeElement;
    shown.addEventListener('click', closeOnBackdrop);
    shown.showModal();
    return () => {
      shown.removeEventListener('click', closeOnBackdrop);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes.root} aria-label={video.title} onClose={onClose}>
      <div className={classes.panel}>
        <div className={classes.head}>
          <h2 className={classes.title}>{video.title}</h2>
          <button
            type="button"
            className={classes.close}
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        {player ? (
          <iframe
            className={classes.frame}
            src={player}
            title={video.title}
            allow={PLAYER_ALLOWS}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          />
        ) : (
          <p className={classes.invalid} role="alert">
            {texts.linkInvalid}
          </p>
        )}
      </div>
    </dialog>
  );
}
