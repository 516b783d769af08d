import { Title } from '@mantine/core';
import { apiPath, carPageMessages, type SegmentPlace, segmentPages } from '@quartermile/core/domain';
import { Link } from 'react-router';
import classes from './car-page.module.css';

const text = carPageMessages;

/** The segments that a car is in, with its place in each; nothing without any. */
export function CarSegments({ segments }: { readonly segments: readonly SegmentPlace[] }) {
  if (segments.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="segments">
      <Title order={2} id="segments" size="h3">
        {text.segments}
      </Title>
      <ul className={classes.segments}>
        {segments.map(({ slug, name, place, of }) => (
          <li key={slug}>
            <Link to={apiPath(segmentPages.one, { slug })} className={classes.link}>
              {text.place(place, name)}
            </Link>{' '}
            {text.placeOf(of)}
          </li>
        ))}
      </ul>
    </section>
  );
}
