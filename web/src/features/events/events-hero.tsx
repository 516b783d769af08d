import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './events-hero.module.css';

export interface EventsHeroProps {
  readonly title: string;
  readonly intro: string;
  /** Links and buttons below the text. */
  readonly children?: ReactNode;
}

/** Hero of the event pages, dark in both schemes. */
export function EventsHero({ title, intro, children }: EventsHeroProps) {
  return (
    <header className={classes.root}>
      <div className={classes.inner}>
        <Title order={1}>{title}</Title>
        <p className={`${shared.intro} ${classes.intro}`}>{intro}</p>
        {children}
      </div>
    </header>
  );
}
