export interface PrivateLinkProps {
  /** Code of the submission's page. */
  readonly code: string;
  /** Name of the car. */
  readonly name: string;
  /** Whether the answer is also mailed. */
  readonly isMailed: boolean | undefined;
  /** Whether it is shown on that page itself. */
  readonly isOwnPage?: boolean;
}
