import { VisuallyHidden } from '@mantine/core';
import { type Icon, IconArrowUpRight } from '@tabler/icons-react';
import { shellMessages } from '../../shell/shell-messages.js';
import shared from '../../styles/shared.module.css';
import classes from './external-card.module.css';

export interface WayOutProps {
  readonly sign: Icon;
  readonly words: readonly [title: string, detail: string];
  readonly href: string;
  /** Label of the link at its end, shown before the arrow. */
  readonly call?: string;
}

/** A card that is one external link. */
export function ExternalCard({ sign: Sign, words: [title, detail], href, call }: WayOutProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${shared.card} ${classes.root}`}>
      <span className={`${shared.round} ${classes.sign}`}>
        <Sign size={24} stroke={1.7} aria-hidden="true" />
      </span>
      <span className={classes.words}>
        <span className={shared.name}>{title}</span>
        <span className={shared.note}>{detail}</span>
      </span>
      <span className={shared.link}>
        {call}
        <IconArrowUpRight size={20} aria-hidden="true" />
      </span>
      <VisuallyHidden>{shellMessages.newTab}</VisuallyHidden>
    </a>
  );
}
