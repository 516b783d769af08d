import { ElapsedTime } from '@quartermile/core/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import type { Ghost } from '../../../placing/loaded-ghost.js';
import { submitPath } from '../../../placing/submit-path.js';
import { rendersServedPage } from '../../../platform/hydration.js';
import classes from './ghost.module.css';

/** Id of the row, for links to it. */
export const GHOST_ID = 'your-place';

export interface GhostRowProps {
  readonly ghost: Ghost;
}

/** A row between two rows of the board: where a time would be. It slides in unless the server rendered it. */
export function GhostRow({ ghost: { time, drivetrain, position } }: GhostRowProps) {
  const [isServed] = useState(rendersServedPage);
  return (
    <li
      id={GHOST_ID}
      ref={isServed ? undefined : showIfLinked}
      className={classes.row}
      data-slides={isServed ? undefined : true}
    >
      <span className={classes.position}>{position}</span>
      <p className={classes.who}>
        <strong>{texts.row}</strong>
        <Link to={submitPath(time, drivetrain)} className={classes.link}>
          {texts.submit}
        </Link>
      </p>
      <ElapsedTime seconds={time} size="lg" />
    </li>
  );
}

/** A slow board renders the row after the router has looked for it. */
function showIfLinked(row: HTMLElement | null): void {
  if (location.hash === `#${GHOST_ID}`) row?.scrollIntoView();
}
