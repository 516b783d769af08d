import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './home-section.module.css';

export interface HomeSectionProps {
  /** Id for links to it. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  /** Shown next to the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home page with its heading. */
export function HomeSection({ id, title, intro, action, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} className={classes.root} aria-labelledby={titleId}>
      <div className={`${shared.row} ${classes.head}`}>
        <div>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          {intro && <p className={shared.intro}>{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
