import { Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type AdminCar, adminMessages, carUpdateSchema, DRIVETRAINS } from '@quartermile/core/domain';
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
          <Text c="dimmed">{car.name}</Text>
          <TextInput label={fields.owner} required data-autofocus {...form.getInputProps('owner')} />
          <TextInput label={fields.phone} type="tel" required {...form.getInputProps('cellphone')} />
          <Group grow align="start">
            <TextInput label={fields.time} inputMode="decimal" required {...form.getInputProps('time')} />
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
      owner: car.owner,
      cellphone: car.cellphone ?? '',
      time: car.time ?? '',
      drivetrain: car.drivetrain,
      description: car.description ?? '',
    },
    validate: (values) => problemsOf({ carId: car._id, ...values }),
    call: (values, options) => client.cars.update({ carId: car._id, ...values }, options),
    done: text.updated,
    failed: text.updateFailed,
    lists: approvedCarLists,
    onSent,
  });
}
