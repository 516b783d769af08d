import { type BoardView, isRankedByVotes, pageRoutes, rankingTimeText } from '@quartermile/core/domain';
import { Link } from 'react-router';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import type { PageQuery } from '../board-query.js';
import classes from './ghost.module.css';

/** After the last row of a board: an invitation to be quicker than that row. */
export function Invitation({ view, query }: { readonly view: BoardView; readonly query: PageQuery }) {
  const last = (view.others.at(-1) ?? view.top.at(-1))?.entry;
  const isLast = view.othersLeft === 0 && !isRankedByVotes(query.category);
  const time = last && isLast ? rankingTimeText(last.car) : null;
  return (
    <p className={classes.invitation}>
      {time === null ? texts.missing : texts.quicker(time)}{' '}
      <Link to={pageRoutes.submitTimes} className={classes.link}>
        {texts.putIt}
      </Link>
    </p>
  );
}
