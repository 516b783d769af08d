import { useInterval } from '@mantine/hooks';
import { AGE_REFRESH_MS } from '@quartermile/core/domain';
import { useState } from 'react';

/** The current time in ms since 1970, updated every 30 s for the display of ages. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), AGE_REFRESH_MS, { autoInvoke: true });
  return now;
}
