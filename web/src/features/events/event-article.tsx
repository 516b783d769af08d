import { Title } from '@mantine/core';
import { CarPicture } from '@quartermile/core/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import classes from './event-article.module.css';
import { EventFacts, type EventFactsProps } from './event-facts.js';

const PICTURE_RATIO = 16 / 9;

interface EventPageFrameProps {
  /** The page of the list of events, and the label of its link. */
  readonly back: string;
  readonly backLabel: string;
  readonly children: ReactNode;
}

/** The page of one event, with a link back to the list. */
export function EventPageFrame({ back, backLabel, children }: EventPageFrameProps) {
  return (
    <div className={`${shared.page} ${classes.page}`}>
      <Link to={back} className={shared.link}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {backLabel}
      </Link>
      {children}
    </div>
  );
}

interface EventArticleProps {
  readonly badge: string | null | undefined | false;
  readonly title: string;
  readonly facts: Omit<EventFactsProps, 'className'>;
  /** A link below the facts. */
  readonly link?: ReactNode;
  readonly picture: string | null;
  readonly description: string | null;
  readonly children: ReactNode;
}

/** An event with its facts, picture and text. */
export function EventArticle({
  badge,
  title,
  facts,
  link,
  picture,
  description,
  children,
}: EventArticleProps) {
  return (
    <article className={`${shared.stack} ${classes.event}`}>
      <header className={`${shared.stack} ${classes.head}`}>
        {badge && <p className={shared.pill}>{badge}</p>}
        <Title order={1}>{title}</Title>
        <EventFacts className={classes.facts} {...facts} />
        {link}
      </header>
      {picture && (
        <div>
          <CarPicture
            src={picture}
            alt=""
            ratio={PICTURE_RATIO}
            eager
            sizes="(min-width: 50rem) 48rem, calc(100vw - 2rem)"
          />
        </div>
      )}
      {description && <p className={classes.description}>{description}</p>}
      {children}
    </article>
  );
}
