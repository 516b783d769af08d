import type { RunFact } from './run-facts.js';

/** Terms of the facts of a run in lists and activity records. */
export const runFactTerms = {
  runDate: 'Run on',
  strip: 'Strip',
  sixtyFoot: '60 ft',
  reactionTime: 'Reaction',
  tyres: 'Tyres',
  fuel: 'Fuel',
  aspiration: 'Aspiration',
  videoLink: 'Video',
  /** The link to the video. */
  watch: 'Watch the run',
} as const satisfies Record<RunFact | 'watch', string>;
