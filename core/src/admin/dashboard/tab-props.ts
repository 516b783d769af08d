/** The names of the dashboard's tabs, such as they may stand in an address; the first is the one that opens. */
export const TAB_IDS = [
  'dashboard',
  'videos',
  'leaderboard',
  'sponsors',
  'pending',
  'approved',
  'world-facts',
  'factory-specs',
  'events',
  'past-events',
  'newsletter',
  'activity',
  'site',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** A submission to open: a new object each time it is asked for. */
export interface SubmissionRequest {
  readonly carId: string;
}

/** What a tab is given. */
export interface TabProps {
  /** The pending submission whose details are asked for from outside, such as by a link. */
  readonly submission?: SubmissionRequest | null;
  /** Goes to another tab. */
  openTab(tab: TabId): void;
}

/** The tab of a name; the first one when there is none of that name. */
export function toTabId(name: string): TabId {
  return TAB_IDS.find((id) => id === name) ?? TAB_IDS[0];
}
