import { Title, VisuallyHidden } from '@mantine/core';
import { messages, type Sponsor } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconArrowUpRight } from '@tabler/icons-react';
import { shellMessages } from '../../shell/shell-messages.js';
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
    <li className={classes.root} data-featured={featured || undefined}>
      <div className={classes.logo}>
        <CarPicture
          src={logo}
          alt={messages.sponsors.logo(name)}
          fit="contain"
          ratio={LOGO_RATIO}
          eager={isFirst}
          sizes={featured ? '(min-width: 64em) 25rem, (min-width: 40em) 50vw, calc(100vw - 2rem)' : '18rem'}
        />
      </div>
      <div className={classes.words}>
        {featured && <span className={classes.category}>{category}</span>}
        <Title order={3} className={classes.name}>
          {name}
        </Title>
        <p className={classes.description}>{description}</p>
      </div>
      <a href={website} target="_blank" rel="sponsored noopener" className={classes.visit}>
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
