import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Synchronizes focus and selection of a card. Focus inside the card calls `onFocus`. A card that becomes selected
 * scrolls into view and takes the focus if the focus is in the queue or on the body.
 * @param carId the car of the card; another one in the same card counts as a selection
 */
export function useCardFocus(
  isSelected: boolean,
  carId: string,
  onFocus: () => void,
): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const notifyFocus = useEffectEvent(onFocus);
  const shown = useRef<string>(null);

  useEffect(() => {
    const listening = new AbortController();
    card.current?.addEventListener('focusin', () => notifyFocus(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const last = shown.current;
    shown.current = carId;
    const focused = document.activeElement;
    if (last === null || !isSelected || !card.current) return;
    if (last !== carId) card.current.scrollIntoView({ block: 'start' });
    if (card.current.contains(focused)) return;
    if (focused === document.body || focused?.closest('[data-review-queue]')) {
      card.current.focus({ preventScroll: true });
    }
    card.current.scrollIntoView({ block: 'nearest' });
  }, [isSelected, carId]);

  return card;
}
