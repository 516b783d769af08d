/** Kinds of tyres, from the road to the strip. */
export const TYRES = ['Street', 'Semi-slick', 'Drag radial', 'Slick'] as const;
export type Tyres = (typeof TYRES)[number];

/** How a car's engine gets its air. An electric car has none to get. */
export const ASPIRATIONS = ['Naturally aspirated', 'Turbocharged', 'Supercharged', 'Electric'] as const;
export type Aspiration = (typeof ASPIRATIONS)[number];

/** What the car ran on. Octane numbers are RON, as on South African pumps. */
export const FUELS = [
  'Petrol 93',
  'Petrol 95',
  'Petrol 98 and up',
  'E85',
  'Methanol',
  'Race fuel',
  'Diesel',
  'Electric',
] as const;
export type Fuel = (typeof FUELS)[number];
