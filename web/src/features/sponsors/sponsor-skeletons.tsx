import { Skeleton } from '@mantine/core';
import { sponsorPageMessages } from './sponsor-messages.js';
import classes from './sponsors-page.module.css';

const EXPECTED = ['first', 'second', 'third'];

/** Placeholder cards while sponsors load. */
export function SponsorSkeletons() {
  return (
    <section className={classes.group}>
      <p role="status" className={classes.intro}>
        {sponsorPageMessages.loading}
      </p>
      <ul className={classes.featured} aria-hidden="true">
        {EXPECTED.map((place) => (
          <li key={place}>
            <Skeleton height={380} radius="lg" />
          </li>
        ))}
      </ul>
    </section>
  );
}
