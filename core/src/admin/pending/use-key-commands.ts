import { useWindowEvent } from '@mantine/hooks';

/** What single keys do, by `KeyboardEvent.key`. */
export type KeyCommands = Readonly<Record<string, () => void>>;

const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])';
const CONTROLS = 'a, button, input, textarea, select, [role=tab]';

/**
 * Listens for single keys anywhere on the page. A key with a modifier is the browser's, one typed into a
 * field is text, and Enter on a control is that control's.
 */
export function useKeyCommands(commands: KeyCommands): void {
  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(event.key === 'Enter' ? CONTROLS : TEXT_FIELDS)) return;
    const run = commands[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
}
