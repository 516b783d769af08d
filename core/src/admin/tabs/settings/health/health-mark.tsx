import { Badge, VisuallyHidden } from '@mantine/core';
import { summariseHealth } from '@quartermile/core/domain';
import { healthAdminMessages } from './health-messages.js';
import { useLastHealth } from './use-health.js';

/** The number of things that need attention, on the label of a tab. Nothing while all is well or unknown. */
export function HealthMark() {
  const { data } = useLastHealth();
  const { state, needing } = summariseHealth(data?.items ?? []);
  const attention = needing.length;
  if (attention === 0) return null;
  return (
    <Badge component="span" color={state === 'error' ? 'red' : 'amber'}>
      <span aria-hidden="true">{attention}</span>
      <VisuallyHidden>{healthAdminMessages.mark(attention)}</VisuallyHidden>
    </Badge>
  );
}
