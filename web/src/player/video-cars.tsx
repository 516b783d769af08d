import { VisuallyHidden } from '@mantine/core';
import {
  carPageMessages,
  carTitle,
  formatVideoSecond,
  isDemoVideoLink,
  knownDriver,
  messages,
  rankingTimeText,
  sourceOfRankingTime,
  type VideoRun,
} from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, useContext, useId } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import { OutsideAnchor } from '../shell/outside-link.js';
import shared from '../styles/shared.module.css';
import { usePendingVotes } from '../votes/use-pending-votes.js';
import { VoteControl } from '../votes/vote-control.js';
import { useVotes, useVotesAsStore, VotesContext } from '../votes/votes-store.js';
import { playerMessages as texts } from './player-messages.js';
import { useVideoRuns } from './use-video-runs.js';
import classes from './video-cars.module.css';

export interface VideoCarsProps {
  readonly videoId: string;
  /** Plays from a second on; null where the player cannot, so that the times are links. */
  readonly seek: ((second: number) => void) | null;
  readonly getClient: GetClient;
}

/** The cars of a video with their times, places and votes. A press on a moment plays it. */
export function VideoCars(props: VideoCarsProps) {
  // On the leaderboard it has the votes of the rows, elsewhere its own.
  const isOnBoard = useContext(VotesContext) !== null;
  return isOnBoard ? (
    <CarList {...props} />
  ) : (
    <OwnVotes getClient={props.getClient}>
      <CarList {...props} />
    </OwnVotes>
  );
}

function OwnVotes({ getClient, children }: { readonly getClient: GetClient; readonly children: ReactNode }) {
  const votes = useVotesAsStore(usePendingVotes(getClient, () => undefined));
  return <VotesContext value={votes}>{children}</VotesContext>;
}

function CarList({ videoId, seek, getClient }: VideoCarsProps) {
  const { runs, reload } = useVideoRuns(videoId, getClient);
  const title = useId();
  const announcement = useVotes((votes) => votes.announcement);
  if (runs?.length === 0) return null;
  return (
    <section className={classes.root} aria-labelledby={title}>
      <h3 className={shared.name} id={title}>
        {texts.cars}
      </h3>
      {runs === undefined && <SkeletonRows rows={2} rowHeight={56} label={texts.carsLoading} />}
      {runs === null && <ErrorState title={texts.carsFailed} onRetry={reload} boxed />}
      {runs && (
        <ul className={shared.figures}>
          {runs.map((run) => (
            <CarRow key={run.car._id} run={run} seek={seek} />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}

function CarRow({ run, seek }: { readonly run: VideoRun } & Pick<VideoCarsProps, 'seek'>) {
  const { car, entry, place } = run;
  const name = useId();
  const time = rankingTimeText(car);
  const driver = knownDriver(car);
  const source = sourceOfRankingTime(car);
  const { seconds, worldFactsWithSource } = messages.leaderboard;
  return (
    <li className={classes.row}>
      <Moment run={run} seek={seek} />
      <div className={classes.words}>
        <strong id={name}>{carTitle(car)}</strong>
        <span className={shared.note}>
          {driver !== null && `${driver} · `}
          {time !== null && (
            <>
              <span className={classes.time}>
                {source ? worldFactsWithSource(time, source) : seconds(time)}
              </span>
              {' · '}
            </>
          )}
          {carPageMessages.place(place, entry.category)}
        </span>
      </div>
      <VoteControl entry={entry} describedBy={name} className={classes.vote} />
    </li>
  );
}

/** The moment of a run: a button that plays it, or a link to it on the video's site. */
function Moment({ run: { car }, seek }: { readonly run: VideoRun } & Pick<VideoCarsProps, 'seek'>) {
  const { runVideo } = car;
  if (!runVideo) return null;
  const shown = formatVideoSecond(runVideo.second);
  const content = (
    <>
      <IconPlayerPlayFilled size={14} aria-hidden="true" /> {shown}
    </>
  );
  if (seek)
    return (
      <button
        type="button"
        className={`${shared.link} ${classes.moment}`}
        aria-label={texts.jump(shown, carTitle(car))}
        onClick={() => seek(runVideo.second)}
      >
        {content}
      </button>
    );
  if (isDemoVideoLink(runVideo.link))
    return <span className={`${shared.link} ${classes.moment}`}>{shown}</span>;
  return (
    <OutsideAnchor href={runVideo.link} className={`${shared.link} ${classes.moment}`}>
      {content}
      <VisuallyHidden>: {carTitle(car)}</VisuallyHidden>
    </OutsideAnchor>
  );
}
