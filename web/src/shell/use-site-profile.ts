import { plainSiteProfile, type SiteProfile } from '@quartermile/core/domain';
import { useRootData } from '../platform/root-data.js';

/** Whose site this is, and where its links go. */
export function useSiteProfile(): SiteProfile {
  return useRootData()?.site ?? plainSiteProfile;
}
