import { Progress } from '@mantine/core';
import { messages } from '@quartermile/core/domain';
import classes from './reading-bar.module.css';

/** How far the reading of a file is, percent: as a bar and in figures. */
export function ReadingBar({ percent }: { readonly percent: number }) {
  return (
    <div className={classes.root}>
      <Progress.Root size="sm" radius="xl" className={classes.bar}>
        <Progress.Section value={percent} color="amber" aria-label={messages.image.reading} />
      </Progress.Root>
      <span className={classes.percent}>{percent}%</span>
    </div>
  );
}
