import { Button, Skeleton, Title } from '@mantine/core';
import { messages, type Sponsor } from '@quartermile/core/domain';
import { EmptyState, ErrorState } from '@quartermile/core/ui';
import { IconHeartHandshake, IconMail } from '@tabler/icons-react';
import { useSettled } from '../../platform/use-settled.js';
import shared from '../../styles/shared.module.css';
import { SponsorCard } from './sponsor-card.js';
import { sponsorPageMessages } from './sponsor-messages.js';
import classes from './sponsors-page.module.css';

const EXPECTED = ['first', 'second', 'third'];

const texts = sponsorPageMessages;

export interface SponsorsPageProps {
  /** Null when loading failed, a promise while loading. */
  readonly sponsors: Sponsor[] | null | Promise<Sponsor[] | null>;
  /** Contact address for brands. */
  readonly brandsMailbox: string;
  onRetry(): void;
  readonly isRetrying: boolean;
}

/** The site's sponsors, and how to become one. */
export function SponsorsPage({ sponsors, brandsMailbox, onRetry, isRetrying }: SponsorsPageProps) {
  const settled = useSettled(sponsors);
  return (
    <div className={shared.page}>
      <header>
        <Title order={1}>{texts.title}</Title>
        <p className={shared.intro}>{texts.intro}</p>
      </header>
      {settled && <SponsorGroups sponsors={settled} />}
      {settled === undefined && <SponsorSkeletons />}
      {settled === null && (
        <ErrorState title={messages.sponsors.failed} onRetry={onRetry} retrying={isRetrying} />
      )}
      <BecomeSponsor mailbox={brandsMailbox} />
    </div>
  );
}

function SponsorGroups({ sponsors }: { readonly sponsors: readonly Sponsor[] }) {
  if (sponsors.length === 0) {
    return (
      <EmptyState icon={IconHeartHandshake} title={messages.sponsors.emptyTitle} detail={texts.emptyDetail} />
    );
  }
  const featured = sponsors.filter((sponsor) => sponsor.featured);
  const others = sponsors.filter((sponsor) => !sponsor.featured);
  return (
    <>
      {featured.length > 0 && (
        <section className={shared.stack} aria-labelledby="featured-partners">
          <Title order={2} id="featured-partners">
            {texts.featured}
          </Title>
          <ul className={shared.columns}>
            {featured.map((sponsor, at) => (
              <SponsorCard key={sponsor.id} sponsor={sponsor} isFirst={at === 0} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={shared.stack} aria-labelledby="supporting-partners">
          <Title order={2} id="supporting-partners">
            {texts.supporting}
          </Title>
          <ul className={`${shared.columns} ${classes.others}`}>
            {others.map((sponsor) => (
              <SponsorCard key={sponsor.id} sponsor={sponsor} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function BecomeSponsor({ mailbox }: { readonly mailbox: string }) {
  return (
    <section className={`${shared.panel} ${shared.row} ${classes.become}`} aria-labelledby="become-sponsor">
      <div>
        <Title order={2} id="become-sponsor">
          {texts.becomeTitle}
        </Title>
        <p className={shared.intro}>{texts.becomeDetail}</p>
      </div>
      <Button
        component="a"
        href={`mailto:${mailbox}`}
        size="md"
        leftSection={<IconMail size={20} aria-hidden="true" />}
      >
        {texts.contact}
      </Button>
    </section>
  );
}

/** Placeholder cards while sponsors load. */
function SponsorSkeletons() {
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
