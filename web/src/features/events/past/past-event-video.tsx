import { VisuallyHidden } from '@mantine/core';
import { isDemoVideoLink, messages, videoPlayerUrl } from '@quartermile/core/domain';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { opensHere } from '../../../platform/opens-here.js';
import { OutsideAnchor } from '../../../shell/outside-link.js';
import shared from '../../../styles/shared.module.css';
import classes from './past-event-videos.module.css';

const texts = messages.video;

/** Permissions of an embedded player, as on the home page. */
const PLAYER_ALLOWS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
const PLAYER_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

interface PastEventVideoProps {
  readonly link: string;
  readonly title: string;
}

/**
 * A video that a press replaces by its player. Without scripts, and without a supported player, it links to the video
 * itself.
 */
export function PastEventVideo({ link, title }: PastEventVideoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const player = videoPlayerUrl(link);
  // The pressed element is removed, so the focus moves to the player.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);
  return (
    <>
      {isOpen && player ? (
        <iframe
          ref={frame}
          className={classes.frame}
          src={player}
          title={title}
          allow={PLAYER_ALLOWS}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={PLAYER_SANDBOX}
        />
      ) : (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={`${classes.frame} ${classes.open}`}
          onClick={(event) => {
            if (!player || !opensHere(event)) return;
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <span className={shared.play}>
            <IconPlayerPlayFilled size={26} aria-hidden="true" />
          </span>
          <VisuallyHidden>
            {texts.play} {title}
          </VisuallyHidden>
        </a>
      )}
      <p className={classes.title} aria-hidden="true">
        {title}
      </p>
      {isOpen && !isDemoVideoLink(link) && (
        <OutsideAnchor href={link} className={`${shared.link} ${classes.outside}`}>
          {texts.watchOutside} <IconExternalLink size={18} aria-hidden="true" />
        </OutsideAnchor>
      )}
    </>
  );
}
