/** The factory specifications of a car: free text with its units, such as "180 kW". */
export const FACTORY_FIELDS = [
  'factoryYear',
  'factoryQuarterMile',
  'factoryZeroToHundred',
  'factoryPower',
  'factoryTorque',
  'factoryWeight',
] as const;
export type FactoryField = (typeof FACTORY_FIELDS)[number];
