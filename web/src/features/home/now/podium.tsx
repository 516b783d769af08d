import { Button } from '@mantine/core';
import { type Highlight, type Highlights, pageRoutes } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { highlightMessages as texts } from './highlight-messages.js';
import classes from './now.module.css';

/** As wide as pictures of cars are, so that none is cut at nose or tail. */
const PICTURE_RATIO = 1200 / 630;

/** The first three of Our Drag Races: picture, time and gap. */
export function Podium({ highlights }: { readonly highlights: Highlights | null }) {
  if (!highlights?.top.length) {
    return (
      <div className={classes.empty}>
        <p>{highlights ? texts.empty : texts.failed}</p>
        <SubmitYours />
      </div>
    );
  }
  return (
    <ol className={classes.podium}>
      {highlights.top.map((highlight) => (
        <Step key={highlight.entryId} {...highlight} />
      ))}
    </ol>
  );
}

/** The button that leads to the form. */
export function SubmitYours() {
  return (
    <Button component={Link} to={pageRoutes.submitTimes}>
      {texts.submit}
    </Button>
  );
}

function Step({ entryId, position, name, driver, image, time, source, gap }: Highlight) {
  return (
    <li className={classes.step} data-place={position}>
      <div className={classes.picture}>
        <CarPicture src={image} alt="" ratio={PICTURE_RATIO} sizes="(min-width: 48em) 26rem, 92vw" />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <span className={classes.place}>{position}</span>{' '}
          <Link to={`${pageRoutes.leaderboard}/${entryId}`} className={classes.cover}>
            {name}
          </Link>
        </h3>
        <p className={classes.driver}>{driver}</p>
        <p className={classes.time}>
          {time ?? '–'}
          {time !== null && <small>s</small>}
        </p>
        {source && <p className={classes.source}>{source}</p>}
        <p className={classes.gap}>{gap === null ? position === 1 && texts.leads : texts.behind(gap)}</p>
      </div>
    </li>
  );
}
