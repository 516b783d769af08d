import type { AdminCar } from '@quartermile/core/domain';
import { CarEditForm } from '../kernel/cars/edit/car-edit-form.js';
import { isRequiredInCorrection, useCarCorrection } from '../kernel/cars/edit/use-car-correction.js';
import { isRequiredIn, useCarUpdate } from '../kernel/cars/edit/use-car-update.js';
import { EditActions } from '../kernel/forms/edit-dialog.js';
import { Corrections } from './corrections.js';
import { drawerForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;

interface FormProps {
  readonly car: AdminCar;
}

/** The form of a car that was decided. */
export function CarForm({ car }: FormProps) {
  const state = useCarUpdate(car, drawerForms.car);
  return (
    <CarEditForm state={state} focus={null} isRequired={isRequiredIn(car)}>
      <Actions state={state} />
    </CarEditForm>
  );
}

/** The form of a pending car, with what was sent. */
export function CorrectionForm({ car }: FormProps) {
  const state = useCarCorrection(car, { form: drawerForms.car });
  return (
    <CarEditForm
      state={state}
      isRequired={isRequiredInCorrection}
      before={<Corrections car={car} />}
      focus={null}
    >
      <Actions state={state} />
    </CarEditForm>
  );
}

function Actions({
  state,
}: {
  readonly state: Pick<ReturnType<typeof useCarUpdate>, 'busy' | 'conflict' | 'discard'>;
}) {
  return (
    <EditActions
      label={text.save}
      busyLabel={text.saving}
      busy={state.busy}
      conflict={state.conflict}
      cancelLabel={text.reset}
      onCancel={state.discard}
    />
  );
}
