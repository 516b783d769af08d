import { Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { adminMessages, CATEGORIES, DRIVETRAINS } from '@quartermile/core/domain';
import { useState } from 'react';
import { FormCard } from '../forms/form-card.js';
import { ImageField, imageInput } from '../forms/image-field.js';
import { SubmitButton } from '../forms/submit-button.js';
import { useAddCarForm } from './use-add-car-form.js';

const text = adminMessages.entries;
const fields = adminMessages.car;

/** Puts a car on the leaderboard without a submission. */
export function AddCarForm() {
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = useAddCarForm();
  return (
    <FormCard title={text.addTitle}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput label={fields.carNameField} required {...form.getInputProps('name')} />
          <TextInput label={fields.ownerField} {...form.getInputProps('owner')} />
          <TextInput label={fields.phoneField} type="tel" {...form.getInputProps('cellphone')} />
          <Group grow align="start">
            <TextInput
              label={fields.timeField}
              inputMode="decimal"
              required
              {...form.getInputProps('time')}
            />
            <Select
              label={fields.drivetrain}
              data={[...DRIVETRAINS]}
              required
              {...form.getInputProps('drivetrain')}
            />
          </Group>
          <Textarea
            label={fields.descriptionField}
            autosize
            minRows={2}
            {...form.getInputProps('description')}
          />
          <Checkbox.Group label={fields.categories} required {...form.getInputProps('categories')}>
            <Stack gap="xs" mt={6}>
              {CATEGORIES.map((category) => (
                <Checkbox key={category} value={category} label={category} />
              ))}
            </Stack>
          </Checkbox.Group>
          <ImageField
            label={fields.imageField}
            tooBig={text.imageTooBig}
            onBusyChange={setReading}
            sentPercent={sentPercent}
            {...imageInput(form, 'image')}
          />
          <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} disabled={reading} />
        </Stack>
      </form>
    </FormCard>
  );
}
