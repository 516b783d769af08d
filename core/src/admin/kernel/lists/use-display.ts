import { useRemembered } from './use-remembered.js';

/** The layout of a list. */
export type Display = 'grid' | 'list';

/** The key of the search that the video and car lists share (contract section 5). */
export const SHARED_SEARCH = 'library';

/**
 * Grid or list layout, shared by the video and car lists (contract section 5).
 * @param natural the default layout of this list
 */
export function useDisplay(natural: Display) {
  const [chosen, setDisplay] = useRemembered<Display | ''>('library.display', '');
  return { display: chosen || natural, setDisplay };
}
