import type { Aspiration, CarFieldOf, Drivetrain, EvidenceKind, Fuel, Tyres } from '@quartermile/core/domain';

/** The input fields for new and existing cars. */
export type CarInputField = CarFieldOf<'update'>;

/** Form values of these fields: text, and choices. The drivetrain is null until selected. */
export type CarInputValues = Record<
  Exclude<CarInputField, 'drivetrain' | 'evidence' | 'tyres' | 'fuel' | 'aspiration'>,
  string
> & {
  drivetrain: Drivetrain | null;
  evidence: EvidenceKind | '';
  tyres: Tyres | '';
  fuel: Fuel | '';
  aspiration: Aspiration | '';
};
