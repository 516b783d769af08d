import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Holds focus and selection of a card together. A card that gets the focus, or a control in it, is told
 * so. A card that is selected by key, or because its neighbour went, comes into view; the focus follows
 * when it was in the queue or nowhere.
 */
export function useCardFocus(isSelected: boolean, onFocus: () => void): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const tell = useEffectEvent(onFocus);
  const isShown = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    card.current?.addEventListener('focusin', () => tell(), { signal: listening.signal });
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
