import { Button, Title } from '@mantine/core';
import type { SiteProfile } from '@quartermile/core/domain';
import { IconHeart, IconPlayerPlay, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useId } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './about.module.css';
import picture from './drawings/story.svg';
import { homePageMessages } from './home-messages.js';
import sectionClasses from './home-section.module.css';
import { homeSections } from './home-sections.js';
import { ownPicture } from './own-picture.js';
import { supportLink } from './scroll-to-section.js';

const home = homePageMessages;

/** About the creator: story, badges, and two ways to support. */
export function About({ profile }: { readonly profile: SiteProfile }) {
  const titleId = useId();
  const { creatorName, story, badges, links, storyImage } = profile;
  return (
    <section
      id={homeSections.about}
      tabIndex={-1}
      className={`${shared.stack} ${sectionClasses.root} ${classes.root}`}
      aria-labelledby={titleId}
    >
      <img
        {...ownPicture(storyImage, picture)}
        sizes="(min-width: 62em) 50vw, 100vw"
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
      <div className={shared.stack}>
        <Title order={2} id={titleId}>
          {home.meet(creatorName)}
        </Title>
        {story.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className={classes.paragraph}>
            {paragraph}
          </p>
        ))}
        <ul className={shared.row}>
          {badges.map((badge) => (
            <li key={badge} className={classes.badge}>
              <IconRosetteDiscountCheck size={20} stroke={1.7} aria-hidden="true" />
              {badge}
            </li>
          ))}
        </ul>
        <div className={shared.row}>
          <Button
            component="a"
            href={links.channel}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          >
            {home.subscribe}
          </Button>
          <Button
            component="a"
            {...supportLink}
            variant="default"
            leftSection={<IconHeart size={18} aria-hidden="true" />}
          >
            {home.support}
          </Button>
        </div>
      </div>
    </section>
  );
}
