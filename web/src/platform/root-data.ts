import type { SiteProfile } from '@quartermile/core/domain';
import { useRouteLoaderData } from 'react-router';

/** A link of the menu: its label and its path. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** Data of every page: public origin and profile. */
export interface RootData {
  /** Public origin, such as "https://example.org". */
  readonly publicUrl: string;
  readonly site: SiteProfile;
  /** Segments that the menu shows below the leaderboard; absent without any. */
  readonly segments?: readonly MenuLink[];
}

/** The root route's data; undefined on an error page without it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
