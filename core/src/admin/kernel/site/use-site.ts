import { accentSheet } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import { listKeys } from '../context/query-client.js';

/** Loads the site profile. */
export function useSite() {
  const { client } = useDashboard().host;
  return useQuery({ queryKey: listKeys.site, queryFn: ({ signal }) => client.site.read({ signal }) });
}

/**
 * Shows an accent in the whole document while the component is mounted; the last one that was set wins.
 * @param accent null is amber; undefined changes nothing
 */
export function useAccent(accent: string | null | undefined): void {
  useLayoutEffect(() => {
    if (accent === undefined) return;
    // The content security policy refuses style elements that scripts add.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(accentSheet(accent));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [accent]);
}
