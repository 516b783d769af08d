import { Title, VisuallyHidden } from '@mantine/core';
import { messages, type Sponsor } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconArrowUpRight } from '@tabler/icons-react';
import { shellMessages } from '../../shell/shell-messages.js';
import shared from '../../styles/shared.module.css';
import classes from './sponsor-card.module.css';
import { sponsorPageMessages } from './sponsor-messages.js';

const texts = sponsorPageMessages;
const LOGO_RATIO = 16 / 9;

interface SponsorCardProps {
  readonly sponsor: Sponsor;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst?: boolean;
}

/** A sponsor: large with its category when featured, compact otherwise. */
export function SponsorCard({ sponsor, isFirst = false }: SponsorCardProps) {
  const { name, logo, description, category, website, featured } = sponsor;
  return (
    <li className={`${shared.card} ${classes.root}`} data-featured={featured || undefined}>
      <CarPicture
        src={logo}
        alt={messages.sponsors.logo(name)}
        fit="contain"
        ratio={LOGO_RATIO}
        eager={isFirst}
        sizes={featured ? '(min-width: 64em) 25rem, (min-width: 48em) 50vw, calc(100vw - 2rem)' : '18rem'}
      />
      <div className={`${shared.stack} ${classes.words}`}>
        {featured && <span className={shared.pill}>{category}</span>}
        <Title order={3}>{name}</Title>
        <p className={`${shared.note} ${classes.description}`}>{description}</p>
      </div>
      <a
        href={website}
        target="_blank"
        rel="sponsored noopener"
        className={`${shared.link} ${classes.visit}`}
      >
        {featured ? texts.visitWebsite : texts.visitSite}
        <IconArrowUpRight size={18} aria-hidden="true" />
        <VisuallyHidden>
          {`: ${name} `}
          {shellMessages.newTab}
        </VisuallyHidden>
      </a>
    </li>
  );
}
