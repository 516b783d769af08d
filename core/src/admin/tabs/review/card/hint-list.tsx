import { IconBulb } from '@tabler/icons-react';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import classes from './hint-list.module.css';

/** Hints about suspicious values. They are advisory and do not block a decision. */
export function HintList({ hints }: { readonly hints: readonly string[] }) {
  if (hints.length === 0) return null;
  return (
    <ul className={classes.root} aria-label={reviewMessages.hints}>
      {hints.map((hint) => (
        <li key={hint}>
          <IconBulb size={16} aria-hidden="true" />
          {hint}
        </li>
      ))}
    </ul>
  );
}
