import type { CarFieldOf, Drivetrain, Fuel, Tyres } from '@quartermile/core/domain';

/** The input fields for new and existing cars. */
export type CarInputField = CarFieldOf<'update'>;

/** Form values of these fields: text, and choices. The drivetrain is null until selected. */
export type CarInputValues = Record<Exclude<CarInputField, 'drivetrain' | 'tyres' | 'fuel'>, string> & {
  drivetrain: Drivetrain | null;
  tyres: Tyres | '';
  fuel: Fuel | '';
};
