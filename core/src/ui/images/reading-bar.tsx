import { Progress } from '@mantine/core';
import { imageFieldMessages } from './image-messages.js';
import classes from './reading-bar.module.css';

export interface ReadingBarProps {
  readonly percent: number;
  /** Visible label; otherwise only an accessible name. */
  readonly label?: string | undefined;
}

/** Progress bar with percentage. */
export function ReadingBar({ percent, label }: ReadingBarProps) {
  return (
    <div className={classes.root}>
      {label && <span>{label}</span>}
      <Progress.Root size="sm" radius="xl" className={classes.bar}>
        <Progress.Section value={percent} color="amber" aria-label={label ?? imageFieldMessages.reading} />
      </Progress.Root>
      <span className={classes.percent}>{percent}%</span>
    </div>
  );
}
