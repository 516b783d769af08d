import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from './scroll-to-section.js';

/** Delay before scrolling to the target in the navigation state. */
const SCROLL_TARGET_DELAY_MS = 100;

/** Reads the section from navigation state: `{ scrollTo: 'support' }` (contract section 5). */
function readScrollTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('scrollTo' in state)) return null;
  return typeof state.scrollTo === 'string' ? state.scrollTo : null;
}

/** Scrolls to the section in the navigation state. */
export function useScrollTarget(): void {
  const location = useLocation();
  useEffect(() => {
    const target = readScrollTarget(location.state);
    if (target === null) return;
    const timer = setTimeout(() => scrollToSection(target), SCROLL_TARGET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [location]);
}
