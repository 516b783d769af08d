import { TRAP_SPEED_MAX_KMH, TRAP_SPEED_MIN_KMH } from '../limits.js';

/** Labels of a car's fields in forms. */
export const carLabels = {
  name: 'Car Name',
  owner: 'Owner Name',
  cellphone: 'Cellphone Number',
  time: '1/4 Mile Time',
  trapSpeed: 'Trap Speed',
  drivetrain: 'Drivetrain',
  description: 'Description',
  requestedCategories: 'Leaderboard Categories',
  image: 'Times Image',
  proofImage: 'Proof of Time',
} as const;

/** Validation messages of a car's fields. */
export const carMessages = {
  required: 'Please select a car.',
  nameRequired: 'Please enter the car name.',
  ownerRequired: "Please enter the owner's name.",
  timeRequired: 'Please enter the 1/4 mile time.',
  timeFormat: 'Time must be in format: X.X (e.g., 9.8)',
  timeRange: 'Time must be above 0 and at most 999.9 seconds.',
  trapSpeed: `Trap speed must be ${TRAP_SPEED_MIN_KMH} to ${TRAP_SPEED_MAX_KMH} km/h (e.g., 178.5)`,
  phoneRequired: 'Please enter a cellphone number.',
  phoneInvalid: 'Please enter a valid phone number',
  drivetrainRequired: 'Please select a drivetrain.',
  categoryRequired: 'Please select at least one category.',
  approvalCategoryRequired: 'Please select at least one category for approval.',
  worldFactsTime: 'Please enter a time in seconds of 0 or more.',
  unknownOwner: 'Unknown',
  withDriver: (name: string, driver: string): string => `${name} (${driver})`,
} as const;

/** Messages of the public form. */
export const submitMessages = {
  title: 'Submit Your Times to the Leaderboard',
  button: 'Submit Times',
  failed: 'Failed to submit times.',
  thanks: 'Thank you for your submission!',
  thanksDetail: (creator: string): string =>
    `Your times will be reviewed by ${creator} before appearing on the leaderboard.`,
  intro: 'Ran the quarter mile? Put it on the board. Two pictures and a minute are enough.',
  carSection: 'Your car',
  runSection: 'Your run',
  pictureSection: 'Your pictures',
  namePlaceholder: 'e.g., Volkswagen Golf 7 R',
  cellphoneHint: 'For the admin only. It never appears on the site.',
  suggestion: (text: string): string => `Use ${text}`,
  unreachable: 'The site could not be reached. Nothing you typed is lost; please try again.',
  again: 'Nothing you typed is lost; please try again.',
  timePlaceholder: 'e.g., 9.8',
  trapSpeedPlaceholder: 'e.g., 178.5',
  drivetrainPlaceholder: 'Select drivetrain',
  descriptionHint: 'Optional: modifications, tyres, track, weather.',
  categoriesHint: 'Where it should appear. The admin decides in the end.',
  imageHint: 'A photo of your car, shown with your time',
  proofImageHint: 'The timing slip or display. Only the admin sees it',
  terms: ['By submitting you accept the', 'What we store, and why:'],
  missing: (what: readonly string[]): string => `Still needed: ${what.join(', ')}`,
  reading: 'A picture is still being read.',
  sending: (percent: number): string => `Sending: ${percent}%`,
  progress: 'Sending your submission',
  checking: 'Sent. Waiting for the answer...',
  draftRestored: 'We kept what you typed last time.',
  draftClear: 'Clear the form',
  another: 'Submit another car',
  toLeaderboard: 'See the leaderboard',
  noScript: 'This form needs JavaScript. Please switch it on to submit your times.',
} as const;
