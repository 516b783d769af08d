export interface PrivateLinkProps {
  /** Code of the submission's page. */
  readonly code: string;
  /** Name of the car. */
  readonly name: string;
  /** Whether it is shown on that page itself. */
  readonly isOwnPage?: boolean;
}
