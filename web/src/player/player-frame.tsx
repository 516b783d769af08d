import { isDemoVideoLink, messages } from '@quartermile/core/domain';
import { IconExternalLink } from '@tabler/icons-react';
import { OutsideAnchor } from '../shell/outside-link.js';
import shared from '../styles/shared.module.css';
import { playerMessages } from './player-messages.js';
import type { Embed } from './use-embed.js';
import classes from './video-player.module.css';

const texts = messages.video;

/** Permissions of the embedded player: playback and full screen. */
const PLAYER_ALLOWS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
/** Popups leave the sandbox, so that the video site works in a new tab. */
const PLAYER_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export interface PlayerFrameProps {
  readonly title: string;
  /** Address on the video's own site. */
  readonly link: string;
  readonly embed: Embed;
}

/** The embedded player with a link to its site, which takes its place where it fails. */
export function PlayerFrame({ title, link, embed }: PlayerFrameProps) {
  const { frame, address, attempt, state, onLoad } = embed;
  if (!address)
    return (
      <p className={classes.invalid} role="alert">
        {texts.linkInvalid}
      </p>
    );
  const isDemo = isDemoVideoLink(link);
  const hasFailed = state === 'failed' && !isDemo;
  return (
    <>
      <div className={classes.stage} data-failed={hasFailed || undefined}>
        <iframe
          key={attempt}
          ref={frame}
          className={classes.frame}
          src={address}
          title={title}
          allow={PLAYER_ALLOWS}
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={PLAYER_SANDBOX}
          onLoad={onLoad}
        />
        {hasFailed && (
          <div className={`${shared.stack} ${classes.failed}`} role="alert">
            <p>
              <strong>{playerMessages.failedTitle}</strong>
              {playerMessages.failedDetail}
            </p>
            <Outside link={link} className={shared.link} />
          </div>
        )}
      </div>
      {!isDemo && !hasFailed && <Outside link={link} className={shared.link} />}
    </>
  );
}

function Outside({ link, className }: { readonly link: string; readonly className: string | undefined }) {
  return (
    <OutsideAnchor href={link} {...(className && { className })}>
      {texts.watchOutside} <IconExternalLink size={18} aria-hidden="true" />
    </OutsideAnchor>
  );
}
