import { useEffect, useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';

/** The tab and the submission that the person, a menu, a notice or a link asked for last. */
export interface Asked {
  readonly tab: string;
  readonly submission: { readonly carId: string } | null;
}

/** Keeps what was asked for, also while the login or the list of sites shows. */
export function useAsked(bridge: Pick<DesktopBridge, 'onNews'>) {
  const [asked, setAsked] = useState<Asked>({ tab: '', submission: null });
  useEffect(
    () =>
      bridge.onNews((news) => {
        if (news.type === 'open-tab') setAsked({ tab: news.tab, submission: null });
        if (news.type === 'open-submission') {
          setAsked({ tab: 'pending', submission: { carId: news.carId } });
        }
      }),
    [bridge],
  );
  return [asked, setAsked] as const;
}
