import { useInterval } from '@mantine/hooks';

import { useState } from 'react';

/** Refresh interval for displayed ages of submissions. */
const AGE_REFRESH_MS = 30_000;

/** The current time in ms since 1970, updated every 30 s for the display of ages. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), AGE_REFRESH_MS, { autoInvoke: true });
  return now;
}
