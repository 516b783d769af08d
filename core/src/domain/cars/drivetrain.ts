/** Which wheels are driven: front, all, rear. */
export const DRIVETRAINS = ['FWD', 'AWD', 'RWD'] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];
