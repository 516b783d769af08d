import { VisuallyHidden } from '@mantine/core';
import { summariseHealth } from '@quartermile/core/domain';
import classes from './health-mark.module.css';
import { healthAdminMessages } from './health-messages.js';
import { useLastHealth } from './use-health.js';

/** The number of things that need attention, on the label of the Health tab. Nothing while all is well or unknown. */
export function HealthMark() {
  const { data } = useLastHealth();
  const { state, needing } = summariseHealth(data?.items ?? []);
  const attention = needing.length;
  if (attention === 0) return null;
  return (
    <span className={classes.mark} data-state={state}>
      <span aria-hidden="true">{attention}</span>
      <VisuallyHidden>{healthAdminMessages.mark(attention)}</VisuallyHidden>
    </span>
  );
}
