import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
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
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        <p className={classes.intro}>{intro}</p>
        {children}
      </div>
    </header>
  );
}
