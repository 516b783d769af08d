import { liveMessages } from './live-messages.js';

/** Shortest time between two summaries. */
const PAUSE_MS = 30_000;

/** For screen readers only. */
const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** A polite region for screen readers with the number of cars that moved. */
export interface Summary {
  add(ids: readonly string[]): void;
  remove(): void;
}

/** Adds the region to the page. What moves within half a minute after a summary is in the next one. */
export function addSummary(): Summary {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.style.cssText = HIDDEN;
  document.body.append(region);
  const moved = new Set<string>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const speak = () => {
    pause = undefined;
    if (moved.size === 0) return;
    region.textContent = liveMessages.changed(moved.size);
    moved.clear();
    pause = setTimeout(speak, PAUSE_MS);
  };
  return {
    add(ids) {
      for (const id of ids) moved.add(id);
      if (pause === undefined) speak();
    },
    remove() {
      clearTimeout(pause);
      region.remove();
    },
  };
}
