import { BrowserWindow, screen } from 'electron';
import { type Bounds, moveOnScreen } from './window-state.js';

/** Work areas of the displays, the primary one first. */
export function readDisplayAreas(): Bounds[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}

/** Moves windows back on screen after a display was removed or resized. */
export function moveWindowsOnScreen(): void {
  const check = (): void => {
    const areas = readDisplayAreas();
    for (const window of BrowserWindow.getAllWindows()) {
      // The system places maximized and full-screen windows.
      if (window.isMaximized() || window.isFullScreen()) continue;
      const place = moveOnScreen(window.getBounds(), areas);
      if (place) window.setBounds(place);
    }
  };
  screen.on('display-removed', check);
  screen.on('display-metrics-changed', check);
}
