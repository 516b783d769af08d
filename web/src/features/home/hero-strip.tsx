import { Button } from '@mantine/core';
import { pageRoutes, TIME_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { type SyntheticEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { placeMessages as texts } from '../../placing/ghost-messages.js';
import { submitPath } from '../../placing/submit-path.js';
import { usePlace } from '../../placing/use-place.js';
import type { GetClient } from '../../platform/browser-client.js';
import classes from './hero-strip.module.css';
import type { Leader } from './load-leader.js';

const leaderMessages = {
  leads: 'Leads the board',
  none: 'Nobody has set a time yet. The first one leads the board.',
  failed: 'The board could not be loaded. The page of the leaderboard may have it.',
  submit: (time: string): string => `Submit ${time} s`,
} as const;

export interface HeroStripProps {
  /** undefined while loading. */
  readonly leader: Leader | undefined;
  /** The browser's client; not called during server-side rendering. */
  readonly getClient: GetClient;
}

/** Along the foot of the hero: the place of the visitor's time, and the time to beat. */
export function HeroStrip({ leader, getClient }: HeroStripProps) {
  return (
    <div className={classes.root}>
      <div className={classes.inner}>
        <YourTime getClient={getClient} />
        <TimeToBeat leader={leader} />
      </div>
    </div>
  );
}

/** A plain GET form, which leads to the board. With scripts it answers while the time is typed. */
function YourTime({ getClient }: Pick<HeroStripProps, 'getClient'>) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const place = usePlace(text, null, getClient);
  const show = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A text before hydration is only in the field.
    const fields = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    void navigate(`${pageRoutes.leaderboard}?${new URLSearchParams([...fields])}`);
  };
  const known = place === 'failed' ? null : place;
  return (
    <form method="get" action={pageRoutes.leaderboard} className={classes.form} onSubmit={show}>
      <label>
        {texts.time}
        <input
          name="time"
          placeholder="12.4"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={TIME_TEXT_MAX_LENGTH}
          className={classes.field}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <p className={classes.answer} role="status">
        {known ? (
          <>
            <strong className={classes.position}>{known.ordinal}</strong> {known.gap}
          </>
        ) : place === null ? (
          texts.intro
        ) : (
          texts.failed
        )}
      </p>
      {known ? (
        <Button component={Link} to={submitPath(known.time, null)} variant="default" className={classes.next}>
          {leaderMessages.submit(known.time)}
        </Button>
      ) : (
        <Button type="submit" variant="default" className={classes.next}>
          {texts.show}
        </Button>
      )}
    </form>
  );
}

function TimeToBeat({ leader }: Pick<HeroStripProps, 'leader'>) {
  if (typeof leader !== 'object' || leader === null)
    return <p className={classes.leader}>{leaderText(leader)}</p>;
  return (
    <Link to={`${pageRoutes.leaderboard}?category=Our+Drag+Races`} className={classes.leader}>
      <span>{leaderMessages.leads}</span>{' '}
      <span className={classes.time}>
        {leader.time ?? '–'}
        {leader.time !== null && <small>s</small>}
      </span>{' '}
      <span className={classes.name}>{leader.name}</span>
    </Link>
  );
}

function leaderText(leader: HeroStripProps['leader']): string {
  if (leader === 'failed') return leaderMessages.failed;
  return leader === undefined ? '' : leaderMessages.none;
}
