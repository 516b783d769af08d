import { type Drivetrain, ghostMessages, readGhostTime } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { GetClient } from '../platform/browser-client.js';

/** Pause of typing after which a place is requested, ms. */
const PAUSE_MS = 350;

/**
 * The place of a typed time in Our Drag Races, in words; null while there is none. The code for it is loaded when it is
 * used.
 */
export function usePlace(text: string, drivetrain: Drivetrain | null, getClient: GetClient): string | null {
  const time = readGhostTime(text);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (time === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      const query = { time, drivetrain, category: 'Our Drag Races' } as const;
      import('./load-ghost.js')
        .then(({ loadGhost }) => loadGhost(getClient(), query))
        .catch(() => 'failed' as const)
        .then((ghost) => {
          if (isWanted)
            setShown(typeof ghost === 'object' ? (ghost?.sentence ?? null) : ghostMessages.failed);
        });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [time, drivetrain, getClient]);
  return time === null ? null : shown;
}
