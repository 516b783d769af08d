import type { SiteProfile } from '@quartermile/core/domain';
import { useRouteLoaderData } from 'react-router';

/** What every page knows: where the site lives and whose it is. */
export interface RootData {
  /** Public origin of the site, such as "https://example.org". */
  readonly publicUrl: string;
  readonly site: SiteProfile;
}

/** The root route's data; undefined on an error page whose root could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
