import { HEALTH_ITEM_IDS, HEALTH_STATES, type HealthItem, type HealthState } from './health-report.js';

/** The worst state of all parts, and those that need the owner. */
export interface HealthSummary<Item> {
  readonly state: HealthState;
  readonly needing: readonly Item[];
}

/** Summarises parts. One that is off needs the owner if there is something to do, such as setting up mail. */
export function summariseHealth<Item extends Pick<HealthItem, 'state' | 'action'>>(
  items: readonly Item[],
): HealthSummary<Item> {
  const needing = items.filter(needsOwner);
  const isError = needing.some(({ state }) => state === 'error');
  return { state: isError ? 'error' : needing.length > 0 ? 'warning' : 'ok', needing };
}

/** Parts by urgency, and within the same urgency in their order of display. */
export function sortHealth<Item extends Pick<HealthItem, 'id' | 'state' | 'action'>>(
  items: readonly Item[],
): Item[] {
  const place = (item: Item): number =>
    urgencyOf(item) * HEALTH_ITEM_IDS.length + HEALTH_ITEM_IDS.indexOf(item.id);
  return items.toSorted((a, b) => place(a) - place(b));
}

function needsOwner({ state, action }: Pick<HealthItem, 'state' | 'action'>): boolean {
  return state === 'error' || state === 'warning' || (state === 'off' && action !== null);
}

/** The place of a state; a part that is off and to be set up comes before those that work. */
function urgencyOf(item: Pick<HealthItem, 'state' | 'action'>): number {
  const isToSetUp = item.state === 'off' && needsOwner(item);
  return isToSetUp ? HEALTH_STATES.indexOf('ok') - 0.5 : HEALTH_STATES.indexOf(item.state);
}
