import { CarPicture } from '@quartermile/core/ui';
import { IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './event-card.module.css';
import { EventFacts, type EventFactsProps } from './event-facts.js';
import eventPlaceholderClasses from './event-placeholder.module.css';

const PICTURE_RATIO = 16 / 9;

interface EventCardFrameProps {
  readonly picture: string | null;
  readonly badge: string | null | undefined | false;
  /** Above the fold, so its picture has high priority. */
  readonly isFirst: boolean;
  /** The title and the description. */
  readonly words: ReactNode;
  readonly facts: Omit<EventFactsProps, 'className'>;
  /** Links below the facts. */
  readonly children?: ReactNode;
}

/** The card of an event: its picture with a badge, and its words and facts. */
export function EventCardFrame({ picture, badge, isFirst, words, facts, children }: EventCardFrameProps) {
  return (
    <li className={`${shared.card} ${classes.root}`}>
      <div className={classes.picture}>
        <CarPicture
          src={picture}
          alt=""
          ratio={PICTURE_RATIO}
          eager={isFirst}
          sizes="(min-width: 64em) 26rem, (min-width: 48em) 50vw, calc(100vw - 2rem)"
          fallback={<EventPlaceholder />}
        />
        {badge && <span className={`${shared.pill} ${classes.badge}`}>{badge}</span>}
      </div>
      <div className={classes.words}>
        {words}
        <EventFacts className={classes.facts} {...facts} />
        {children}
      </div>
    </li>
  );
}

/** Placeholder for a missing picture. */
function EventPlaceholder() {
  return (
    <div className={eventPlaceholderClasses.root}>
      <IconFlag size={44} stroke={1.2} aria-hidden="true" />
    </div>
  );
}
