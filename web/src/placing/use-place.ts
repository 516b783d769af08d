import type { Drivetrain } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import { placeMessages } from './ghost-messages.js';

/** Pause of typing after which a place is requested, ms. */
const PAUSE_MS = 350;

/**
 * The place of a typed time in Our Drag Races, in words; null while there is none. The code for it is loaded when it is
 * used.
 */
export function usePlace(text: string, drivetrain: Drivetrain | null, getClient: GetClient): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!text) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      import('./load-ghost.js')
        .then(({ describeTyped }) => describeTyped(getClient, text, drivetrain))
        .catch(() => placeMessages.failed)
        .then((sentence) => {
          if (isWanted) setShown(sentence);
        });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, drivetrain, getClient]);
  return text ? shown : null;
}
