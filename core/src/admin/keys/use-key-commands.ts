import { useEffectEvent, useLayoutEffect } from 'react';

/** What single keys do, by `KeyboardEvent.key`. */
export type KeyCommands = Readonly<Record<string, () => void>>;

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
const CONTROLS = 'a, button, input, textarea, select, [role=tab]';

/**
 * Listens for single keys anywhere on the page, from the moment that it shows: an effect that waits for the paint
 * would lose a key pressed at once. A key with a modifier is the browser's, one typed into a field is text, and
 * Enter on a control is that control's.
 * @param elsewhere a selector: in what it matches no key does anything
 */
export function useKeyCommands(commands: KeyCommands, elsewhere?: string): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(event.key === 'Enter' ? CONTROLS : TEXT_FIELDS)) return;
    if (elsewhere && target?.closest(elsewhere)) return;
    const run = commands[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
