import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Synchronizes focus and selection of a card. Focus inside the card calls `onFocus`. A card that becomes selected
 * scrolls into view and takes the focus if the focus is in the queue or on the body.
 */
export function useCardFocus(isSelected: boolean, onFocus: () => void): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const notifyFocus = useEffectEvent(onFocus);
  const isShown = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    card.current?.addEventListener('focusin', () => notifyFocus(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const wasShown = isShown.current;
    isShown.current = true;
    const focused = document.activeElement;
    if (!wasShown || !isSelected || !card.current || card.current.contains(focused)) return;
    if (focused === document.body || focused?.closest('[data-review-queue]')) {
      card.current.focus({ preventScroll: true });
    }
    card.current.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return card;
}
