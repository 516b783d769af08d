import { Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import {
  type AdminCar,
  adminMessages,
  type CarUpdate,
  carUpdateSchema,
  DRIVETRAINS,
  isRequiredInUpdate,
  missingInUpdate,
} from '@quartermile/core/domain';
import { approvedCarLists } from '../cars/use-approved-cars.js';
import { useDesk } from '../dashboard/desk-context.js';
import { EditActions, EditDialog } from '../forms/edit-dialog.js';
import { useDeskForm } from '../forms/use-desk-form.js';

const text = adminMessages.approved;
const fields = adminMessages.car;
const problemsOf = schemaResolver(carUpdateSchema, { sync: true });

export interface EditCarDialogProps {
  readonly car: AdminCar;
  onClose(): void;
}

/** Edits what was typed about an approved car. It stays open when the server refuses. */
export function EditCarDialog({ car, onClose }: EditCarDialogProps) {
  const name = { form: 'edit-car', subject: car._id };
  const { form, formProps, busy, discard } = useCarEdit(car, onClose);
  const cancel = (): void => {
    discard();
    onClose();
  };
  return (
    <EditDialog title={text.editTitle} name={name} onClose={onClose}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput
            label={fields.carNameField}
            required={car.name !== ''}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput label={fields.owner} required {...form.getInputProps('owner')} />
          <TextInput
            label={fields.phone}
            type="tel"
            required={isRequiredInUpdate(car, 'cellphone')}
            {...form.getInputProps('cellphone')}
          />
          <Group grow align="start">
            <TextInput
              label={fields.time}
              inputMode="decimal"
              required={isRequiredInUpdate(car, 'time')}
              {...form.getInputProps('time')}
            />
            <Select
              label={fields.drivetrain}
              data={[...DRIVETRAINS]}
              required
              allowDeselect={false}
              {...form.getInputProps('drivetrain')}
            />
          </Group>
          <Textarea label={fields.description} autosize minRows={3} {...form.getInputProps('description')} />
          <EditActions label={text.update} busyLabel={text.updating} busy={busy} onCancel={cancel} />
        </Stack>
      </form>
    </EditDialog>
  );
}

function useCarEdit(car: AdminCar, onSent: () => void) {
  const { client } = useDesk().host;
  return useDeskForm({
    name: { form: 'edit-car', subject: car._id },
    initialValues: {
      name: car.name,
      owner: car.owner,
      cellphone: car.cellphone ?? '',
      time: car.time ?? '',
      drivetrain: car.drivetrain,
      description: car.description ?? '',
    },
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

/** What is sent. A name that nobody changed is not: a car without one is shown with its owner's. */
function toUpdate(car: AdminCar, { name, ...typed }: Omit<CarUpdate, 'carId'> & { name: string }): CarUpdate {
  return { carId: car._id, ...typed, ...(name.trim() !== car.name && { name }) };
}
