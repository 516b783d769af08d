import { useEffectEvent, useLayoutEffect } from 'react';

/** Actions by `KeyboardEvent.key`. */
export type KeyCommands = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
const CONTROLS = 'a, button, input, textarea, select, [role=tab]';

/**
 * Handles single-key shortcuts on the whole page. Uses a layout effect, because an effect after the first paint
 * would miss an early key press. Ignores keys with a modifier, keys typed into fields, and Enter on a control.
 * @param elsewhere selector of elements in which all shortcuts are ignored
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
    run(event);
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => follow(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
