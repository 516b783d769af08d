import { Checkbox, Stack } from '@mantine/core';
import { CATEGORIES, carFormLabels, requiredCarFields } from '@quartermile/core/domain';
import { useState } from 'react';
import type { CarInputField } from '../../../kernel/cars/car-input-values.js';
import { CarInputs } from '../../../kernel/cars/car-inputs.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { ImageField, imageInput } from '../../../kernel/forms/image-field.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { carAdminMessages } from '../../../kernel/messages/car-messages.js';
import { useAddCarForm } from './use-add-car-form.js';

const text = entryAdminMessages;
const fields = carAdminMessages;
const labels = { ...carFormLabels, description: fields.descriptionField };
const isRequired = (field: CarInputField): boolean =>
  requiredCarFields('addition').some((one) => one === field);

/** Form to add a car to the leaderboard without a submission. */
export function AddCarForm() {
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = useAddCarForm();
  return (
    <FormCard title={text.addTitle}>
      <form {...formProps}>
        <Stack gap="md">
          <CarInputs
            form={form}
            labels={labels}
            isNew
            isRequired={isRequired}
            picture={
              <ImageField
                label={fields.imageField}
                tooBig={text.imageTooBig}
                onBusyChange={setReading}
                sentPercent={sentPercent}
                {...imageInput(form, 'image')}
              />
            }
          >
            <Checkbox.Group label={fields.categories} required {...form.getInputProps('categories')}>
              <Stack gap="xs" mt={6}>
                {CATEGORIES.map((category) => (
                  <Checkbox key={category} value={category} label={category} />
                ))}
              </Stack>
            </Checkbox.Group>
          </CarInputs>
          <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} disabled={reading} />
        </Stack>
      </form>
    </FormCard>
  );
}
