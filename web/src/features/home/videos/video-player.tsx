import { isDemoVideoLink, messages, type Video, videoPlayerUrl } from '@quartermile/core/domain';
import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { OutsideAnchor } from '../../../shell/outside-link.js';
import classes from './video-player.module.css';

const texts = messages.video;

/** Permissions of the embedded player: playback and full screen. */
const PLAYER_ALLOWS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
/** Popups leave the sandbox, so that the video site works in a new tab. */
const PLAYER_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export interface VideoPlayerProps {
  readonly video: Video;
  /** Called by the close button, the backdrop and Escape. */
  onClose(): void;
}

/**
 * The player in a native dialog, so the browser traps the focus. The focus is restored manually, because some
 * browsers do not do so from a cross-origin frame. Third-party requests start here, after the visitor's press.
 */
export function VideoPlayer({ video, onClose }: VideoPlayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const player = videoPlayerUrl(video.link);
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
          <>
            <iframe
              className={classes.frame}
              src={player}
              title={video.title}
              allow={PLAYER_ALLOWS}
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox={PLAYER_SANDBOX}
            />
            {!isDemoVideoLink(video.link) && (
              <OutsideAnchor href={video.link} className={classes.outside}>
                {texts.watchOutside} <IconExternalLink size={18} aria-hidden="true" />
              </OutsideAnchor>
            )}
          </>
        ) : (
          <p className={classes.invalid} role="alert">
            {texts.linkInvalid}
          </p>
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
