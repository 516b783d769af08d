import { useRemembered } from './use-remembered.js';

/** How a list shows its rows. */
export type Display = 'grid' | 'list';

/** The name under which the video and the car lists share what is looked for (contract section 5). */
export const SHARED_SEARCH = 'library';

/**
 * Grid or list, shared by the video and the car lists (contract section 5).
 * @param natural how this list shows until somebody chooses
 */
export function useDisplay(natural: Display) {
  const [chosen, setDisplay] = useRemembered<Display | ''>('library.display', '');
  return { display: chosen || natural, setDisplay };
}
