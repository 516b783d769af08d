import { useRemembered } from '../lists/use-remembered.js';

/** Whether single keys act, for as long as the session lasts (WCAG 2.2, 2.1.4), and how to switch that. */
export function useKeysEnabled() {
  const [keys, setKeys] = useRemembered<'on' | 'off'>('review.keys', 'on');
  return [keys === 'on', (enabled: boolean) => setKeys(enabled ? 'on' : 'off')] as const;
}
