import type { AdminTabId } from '@quartermile/core/domain';

/** A request to open a submission. Each request is a new object. */
export interface SubmissionRequest {
  readonly carId: string;
  /**
   * Set if the submission was approved outside, such as by a button of its notification: when the approval expires,
   * ms since 1970. Until then it is approved here and can be undone as usual; later it is only opened.
   */
  readonly approveUntil?: number;
}

/** Props of each tab. */
export interface TabProps {
  /** The pending submission to open, requested from outside, such as by a link. */
  readonly submission?: SubmissionRequest | null;
  /** Opens another tab. */
  openTab(tab: AdminTabId): void;
}
