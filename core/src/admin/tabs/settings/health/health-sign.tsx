import type { HealthState } from '@quartermile/core/domain';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';

const signs = { ok: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX, off: IconCircleMinus };

/** The icon of a state. The text beside it says the same. */
export function HealthSign({ state }: { readonly state: HealthState }) {
  const Sign = signs[state];
  return <Sign size={22} stroke={1.8} aria-hidden="true" />;
}
