import { HEALTH_ITEM_IDS, HEALTH_STATES, type HealthItem, type HealthState } from './health-report.js';

/** The worst state of all parts, and the number of those that need attention. */
export interface HealthSummary {
  readonly state: HealthState;
  readonly attention: number;
}

/** Summarises parts: a part that is off does not matter. */
export function summariseHealth(items: readonly Pick<HealthItem, 'state'>[]): HealthSummary {
  const failing = items.filter(({ state }) => state === 'error' || state === 'warning');
  const isError = failing.some(({ state }) => state === 'error');
  return { state: isError ? 'error' : failing.length > 0 ? 'warning' : 'ok', attention: failing.length };
}

/** Parts by urgency, and within the same state in their order of display. */
export function sortHealth<Item extends Pick<HealthItem, 'id' | 'state'>>(items: readonly Item[]): Item[] {
  const place = ({ id, state }: Item): number =>
    HEALTH_STATES.indexOf(state) * HEALTH_ITEM_IDS.length + HEALTH_ITEM_IDS.indexOf(id);
  return items.toSorted((a, b) => place(a) - place(b));
}
