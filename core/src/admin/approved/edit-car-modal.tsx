import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type AdminCar, adminMessages, carUpdateSchema, DRIVETRAINS } from '@quartermile/core/domain';
import { DeskDialog } from '../dialogs/desk-dialog.js';
import { useUpdateCar } from './use-approved-cars.js';

const text = adminMessages.approved;
const fields = adminMessages.car;

export interface EditCarModalProps {
  readonly car: AdminCar;
  onClose(): void;
}

/** Edits what was typed about an approved car. It stays open when the server refuses. */
export function EditCarModal({ car, onClose }: EditCarModalProps) {
  const { mutate: update, isPending } = useUpdateCar();
  const form = useForm({
    initialValues: {
      carId: car._id,
      owner: car.owner,
      cellphone: car.cellphone ?? '',
      time: car.time ?? '',
      drivetrain: car.drivetrain,
      description: car.description ?? '',
    },
    validateInputOnBlur: true,
    validate: schemaResolver(carUpdateSchema, { sync: true }),
  });
  return (
    <DeskDialog onClose={onClose} title={text.editTitle}>
      <form noValidate onSubmit={form.onSubmit((values) => update(values, { onSuccess: onClose }))}>
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {fields.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {text.update}
            </Button>
          </Group>
        </Stack>
      </form>
    </DeskDialog>
  );
}
