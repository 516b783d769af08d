import { liveMessages } from '@quartermile/core/domain';
import classes from './summary.module.css';

/** Shortest time between two summaries. */
const PAUSE_MS = 30_000;

/** A polite region for screen readers with the number of cars that moved. */
export interface Summary {
  add(ids: readonly string[]): void;
  remove(): void;
}

/** Adds the region to the page. What moves within half a minute after a summary is in the next one. */
export function addSummary(): Summary {
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = classes.summary ?? '';
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
