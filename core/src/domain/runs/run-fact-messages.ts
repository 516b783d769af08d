import {
  REACTION_TIME_MAX_S,
  REACTION_TIME_MIN_S,
  RUN_YEAR_MIN,
  SIXTY_FOOT_MAX_S,
  SIXTY_FOOT_MIN_S,
} from '../limits.js';
import type { RunFact } from './run-facts.js';

/** Labels and messages of the optional facts of a run. */
export const runFactMessages = {
  labels: {
    runDate: 'Date of the Run',
    strip: 'Strip',
    sixtyFoot: '60 ft Time',
    reactionTime: 'Reaction Time',
    tyres: 'Tyres',
    fuel: 'Fuel',
    aspiration: 'Aspiration',
    videoLink: 'Video Link',
  } satisfies Record<RunFact, string>,
  heading: 'Details of the run',
  notGiven: 'Not given',
  runDate: `Please enter a date from ${RUN_YEAR_MIN} until today.`,
  strip: 'Please select one of the strips.',
  sixtyFoot: `60 ft time must be ${SIXTY_FOOT_MIN_S} to ${SIXTY_FOOT_MAX_S} seconds (e.g., 1.85)`,
  reactionTime: `Reaction time must be ${REACTION_TIME_MIN_S} to ${REACTION_TIME_MAX_S} seconds (e.g., 0.512)`,
  tyres: 'Please select one of the kinds of tyres.',
  fuel: 'Please select one of the fuels.',
  aspiration: 'Please select one of the kinds of aspiration.',
  sixtyFootPlaceholder: 'e.g., 1.85',
  reactionTimePlaceholder: 'e.g., 0.512',
  videoLinkPlaceholder: 'https://',
  videoLinkHint: 'A public video of the run; it is shown with your time.',
} as const;
