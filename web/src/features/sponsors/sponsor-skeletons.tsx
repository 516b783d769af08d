import { Skeleton } from '@mantine/core';
import shared from '../../styles/shared.module.css';
import { sponsorPageMessages } from './sponsor-messages.js';

const EXPECTED = ['first', 'second', 'third'];

/** Placeholder cards while sponsors load. */
export function SponsorSkeletons() {
  return (
    <section className={shared.stack}>
      <p role="status" className={shared.note}>
        {sponsorPageMessages.loading}
      </p>
      <ul className={shared.columns} aria-hidden="true">
        {EXPECTED.map((place) => (
          <li key={place}>
            <Skeleton height={380} radius="lg" />
          </li>
        ))}
      </ul>
    </section>
  );
}
