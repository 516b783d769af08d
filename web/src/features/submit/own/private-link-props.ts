/** Hash of a submission's page that opens the form for a new time. */
export const NEW_TIME_HASH = 'new-time';

export interface PrivateLinkProps {
  /** Code of the submission's page. */
  readonly code: string;
  /** Name of the car. */
  readonly name: string;
  /** Whether it is shown on that page itself. */
  readonly isOwnPage?: boolean;
}
