import { Stack } from '@mantine/core';
import { carFormLabels, carRecordLabels } from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import type { AdminForm } from '../../forms/use-admin-form.js';
import type { CarInputValues } from '../car-input-values.js';
import { CarInputs, type CarInputsProps } from '../car-inputs.js';

const labels = { ...carRecordLabels, name: carFormLabels.name };

export interface CarEditFormProps extends Pick<CarInputsProps, 'focus' | 'isRequired'> {
  readonly state: AdminForm<CarInputValues>;
  /** What is shown above the fields. */
  readonly before?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** The form with the values of an approved or pending car. */
export function CarEditForm({ state, before, children, ...inputs }: CarEditFormProps) {
  return (
    <form {...state.formProps}>
      <Stack gap="md">
        {before}
        <CarInputs form={state.form} labels={labels} isNew={false} {...inputs} />
        {children}
      </Stack>
    </form>
  );
}
