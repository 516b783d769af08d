import { Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  adminMessages,
  type CarUpdate,
  carFormLabels,
  carRecordLabels,
  carUpdateSchema,
  type Drivetrain,
  isRequiredInUpdate,
  missingInUpdate,
} from '@quartermile/core/domain';
import type { CarInputField, CarInputValues } from '../cars/car-input-values.js';
import { CarInputs, carInputValues } from '../cars/car-inputs.js';
import { approvedCarLists } from '../cars/use-approved-cars.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { sentEvidence } from '../evidence/evidence-values.js';
import { EditActions, EditDialog } from '../forms/edit-dialog.js';
import { useAdminForm } from '../forms/use-admin-form.js';

const text = adminMessages.approved;
const labels = { ...carRecordLabels, name: carFormLabels.name };
const problemsOf = schemaResolver(carUpdateSchema, { sync: true });

export interface EditCarDialogProps {
  readonly car: AdminCar;
  onClose(): void;
}

/** Edits the submitted values of an approved car. The dialog remains open if the request fails. */
export function EditCarDialog({ car, onClose }: EditCarDialogProps) {
  const name = { form: 'edit-car', subject: car._id };
  const { form, formProps, busy, discard } = useCarEdit(car, onClose);
  const isRequired = (field: CarInputField): boolean =>
    field === 'name' ? car.name !== '' : isRequiredInUpdate(car, field);
  const cancel = (): void => {
    discard();
    onClose();
  };
  return (
    <EditDialog title={text.editTitle} name={name} onClose={onClose}>
      <form {...formProps}>
        <Stack gap="md">
          <CarInputs form={form} labels={labels} isNew={false} isRequired={isRequired} />
          <EditActions label={text.update} busyLabel={text.updating} busy={busy} onCancel={cancel} />
        </Stack>
      </form>
    </EditDialog>
  );
}

function useCarEdit(car: AdminCar, onSent: () => void) {
  const { client } = useDashboard().host;
  return useAdminForm({
    name: { form: 'edit-car', subject: car._id },
    initialValues: carInputValues(car),
    validate: (values) => ({
      ...Object.fromEntries(missingInUpdate(car, values).map(({ path, message }) => [path, message])),
      ...problemsOf(toUpdate(car, values)),
    }),
    call: (values, options) => client.cars.update(toUpdate(car, values), options),
    done: text.updated,
    failed: text.updateFailed,
    lists: approvedCarLists,
    onSent,
  });
}

/** Builds the payload. An unchanged name is omitted, because a car without a name is displayed with its owner's. */
function toUpdate(car: AdminCar, { name, drivetrain, ...typed }: CarInputValues): CarUpdate {
  const isRenamed = name.trim() !== car.name;
  const evidence = sentEvidence(typed);
  return {
    carId: car._id,
    ...typed,
    ...evidence,
    drivetrain: drivetrain as Drivetrain,
    ...(isRenamed && { name }),
  };
}
