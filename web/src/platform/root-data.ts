import type { SiteProfile } from '@quartermile/core/domain';
import { useRouteLoaderData } from 'react-router';

/** Data of every page: public origin and profile. */
export interface RootData {
  /** Public origin, such as "https://example.org". */
  readonly publicUrl: string;
  readonly site: SiteProfile;
}

/** The root route's data; undefined on an error page without it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
