import { plainSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { useRootData } from '../platform/root-data.js';

/** The site profile from the root route. */
export function useSiteProfile(): SiteProfile {
  return useRootData()?.site ?? plainSiteProfile;
}
