import type { SubmissionStatus } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';

/** What a driver can do about a submission. */
export type Tool = 'revise' | 'newTime' | 'withdraw' | 'erase';

export interface ToolProps {
  /** Code of the submission. */
  readonly code: string;
  readonly status: SubmissionStatus;
  /** Whether the site has a mail server. */
  readonly sendsMail: boolean | undefined;
  /** What was sent. */
  readonly car: NonNullable<SubmissionStatus['car']>;
  readonly getClient: GetClient;
  /** Called with the state after a change, and the message about it. */
  onChange(status: SubmissionStatus, message: string): void;
  onClose(): void;
}
