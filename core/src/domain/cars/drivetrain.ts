/** Front, all and rear wheel drive. */
export const DRIVETRAINS = ['FWD', 'AWD', 'RWD'] as const;
export type Drivetrain = (typeof DRIVETRAINS)[number];
