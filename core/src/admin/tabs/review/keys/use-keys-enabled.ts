import { useRemembered } from '../../../kernel/lists/use-remembered.js';

/** Whether keyboard shortcuts are enabled in this session, and its setter (WCAG 2.2, 2.1.4). */
export function useKeysEnabled() {
  const [keys, setKeys] = useRemembered<'on' | 'off'>('review.keys', 'on');
  return [keys === 'on', (enabled: boolean) => setKeys(enabled ? 'on' : 'off')] as const;
}
