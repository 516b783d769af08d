import type { UseFormReturnType } from '@mantine/form';
import { EVIDENCE_FIELDS } from '@quartermile/core/domain';
import type { CarInputValues } from '../car-input-values.js';
import { EvidenceChips } from './evidence-chips.js';

export interface EvidenceInputsProps {
  readonly form: Pick<UseFormReturnType<CarInputValues>, 'getInputProps' | 'getValues' | 'errors'>;
}

/** The evidence in the form of a car. */
export function EvidenceInputs({ form }: EvidenceInputsProps) {
  const values = form.getValues();
  return (
    <EvidenceChips
      carName={values.name}
      values={values}
      errors={form.errors}
      onChange={(next) => {
        for (const field of EVIDENCE_FIELDS)
          if (next[field] !== values[field]) form.getInputProps(field).onChange(next[field]);
      }}
    />
  );
}
