/** Maximum duration of one health check; it is counted in steps, so that a pause of the process counts once. */
export const HEALTH_CHECK_TIMEOUT_MS = 3000;

/** How long a mail that was given up, or an unexpected error, counts as something to look at. */
export const HEALTH_FAILURE_SHOWN_MS = 24 * 60 * 60_000;
