import { type BoardView, ghostMessages } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import type { LoadedGhost } from '../../../placing/loaded-ghost.js';
import { submitPath } from '../../../placing/submit-path.js';
import { boardPath, type PageQuery } from '../board-query.js';
import classes from './ghost.module.css';
import { ghostIndex } from './ghost-index.js';
import { GHOST_ID } from './ghost-row.js';

export interface GhostNoteProps {
  readonly ghost: LoadedGhost;
  readonly query: PageQuery;
  /** Null while loading. */
  readonly view: BoardView | null;
}

/** The place of a time in words, above the rows, with links to its row and to the form. */
export function GhostNote({ ghost, query, view }: GhostNoteProps) {
  if (ghost === null) return null;
  if (ghost === 'no-time' || ghost === 'failed') {
    return (
      <p className={classes.note} data-problem>
        {ghost === 'failed' ? texts.failed : ghostMessages.noTime}
      </p>
    );
  }
  const { time, drivetrain, from, sentence } = ghost;
  const isShown = view !== null && ghostIndex(view, Number(time)) !== null;
  // A link with nothing but a hash would drop the query.
  const path = boardPath(isShown ? query : { ...query, from, q: '', strip: null, year: null });
  return (
    <p className={classes.note}>
      {sentence}{' '}
      <Link to={`${path}#${GHOST_ID}`} preventScrollReset={!isShown} className={classes.link}>
        {texts.toRow}
      </Link>{' '}
      <Link to={submitPath(time, drivetrain)} className={classes.link}>
        {texts.submit}
      </Link>
    </p>
  );
}
