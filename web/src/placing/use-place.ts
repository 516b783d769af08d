import type { Drivetrain } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import type { Ghost } from './loaded-ghost.js';

/** Pause of typing after which a place is requested, ms. */
const PAUSE_MS = 350;

/**
 * The place of a typed time in Our Drag Races; null while there is none. The code for it is loaded when it is used.
 */
export function usePlace(
  text: string,
  drivetrain: Drivetrain | null,
  getClient: GetClient,
): Ghost | 'failed' | null {
  const [shown, setShown] = useState<Ghost | 'failed' | null>(null);
  useEffect(() => {
    if (!text) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      import('./load-ghost.js')
        .then(({ placeTyped }) => placeTyped(getClient, text, drivetrain))
        .catch(() => 'failed' as const)
        .then((place) => {
          if (isWanted) setShown(place);
        });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, drivetrain, getClient]);
  return text ? shown : null;
}
