import classes from './vote-button.module.css';
import { VoteControl, type VoteControlProps } from './vote-control.js';

/** The vote button of a row. */
export function VoteButton(props: Omit<VoteControlProps, 'classes'>) {
  return <VoteControl {...props} classes={classes} />;
}
