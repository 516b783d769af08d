import { stripsCalls } from '@quartermile/core/client';
import type { Strip } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { GetClient } from '../../platform/browser-client.js';

/** The strips from which drivers choose; null until they are loaded. Without them the form works as well. */
export function useStrips(getClient: GetClient): readonly Strip[] | null {
  const [strips, setStrips] = useState<readonly Strip[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const { call } = await getClient();
      const loaded = await stripsCalls(call).list();
      if (!isGone) setStrips(loaded);
    };
    load().catch((error: unknown) => console.warn('The strips could not be loaded.', error));
    return () => {
      isGone = true;
    };
  }, [getClient]);
  return strips;
}
