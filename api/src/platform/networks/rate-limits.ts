/** A rate limit: at most `points` per window of `windowS` seconds. */
export interface RateLimit {
  readonly points: number;
  readonly windowS: number;
}

/**
 * Rate limits per IPv4 address or IPv6 /64 across all nodes; a /56 has two and a /48 three times as many points. Mobile
 * carriers and the Wi-Fi of a race day put thousands of visitors behind one address, so the limits for votes and
 * submissions are generous. `submit` counts accepted submissions and rejected ones whose pictures were decoded;
 * `submitAttempt` counts all, also mistyped and repeated ones, before their body is read.
 */
export const RATE_LIMITS = {
  submit: { points: 100, windowS: 3600 },
  submitAttempt: { points: 300, windowS: 600 },
  submitPerPhone: { points: 3, windowS: 3600 },
  /** Reads of a driver's own submission, right and wrong codes alike. */
  submissionStatus: { points: 300, windowS: 600 },
  /** Changes to a driver's own submissions. */
  submissionChange: { points: 20, windowS: 3600 },
  newsletter: { points: 20, windowS: 3600 },
  /** Reads of the public API for which no stored response can be sent. */
  publicApi: { points: 600, windowS: 300 },
  vote: { points: 30, windowS: 60 },
  votePerHour: { points: 300, windowS: 3600 },
  /** Votes of one IPv6 /48 for one entry. One owner has all of it; IPv4 addresses are shared by many people. */
  votePerEntry: { points: 100, windowS: 3600 },
  view: { points: 300, windowS: 3600 },
  loginFailure: { points: 5, windowS: 900 },
  loginPerNetwork: { points: 20, windowS: 900 },
  /** Wrong codes after the right password, per administrator from any network: codes have six digits only. */
  codePerAdministrator: { points: 30, windowS: 3600 },
  passkeyChallenge: { points: 100, windowS: 900 },
} as const satisfies Record<string, RateLimit>;
