import { Stack, Text, TextInput } from '@mantine/core';
import { type AdminCar, adminMessages, FACTORY_FIELDS, messages } from '@quartermile/core/domain';
import { CarSelect } from '../cars/car-select.js';
import columns from '../cars/form-columns.module.css';
import { FormCard } from '../forms/form-card.js';
import { SubmitButton } from '../forms/submit-button.js';
import type { useFactorySpecsForm } from './use-factory-specs-form.js';

const text = adminMessages.factorySpecs;
const labels = messages.leaderboard.factoryFields;

export interface FactorySpecsFormProps {
  readonly cars: readonly AdminCar[];
  readonly state: ReturnType<typeof useFactorySpecsForm>;
}

/** Form for the manufacturer's figures of a car. Only the car is required. */
export function FactorySpecsForm({ cars, state }: FactorySpecsFormProps) {
  const { form, formProps, busy, choose } = state;
  return (
    <FormCard title={text.addTitle} isAsked={form.values.carId !== null}>
      <form {...formProps}>
        <Stack gap="md">
          <CarSelect cars={cars} value={form.values.carId} onChange={choose} error={form.errors.carId} />
          <Text size="sm" c="dimmed">
            {text.intro}
          </Text>
          <div className={`${columns.root} ${columns.dense}`}>
            {FACTORY_FIELDS.map((field) => (
              <TextInput
                key={field}
                label={labels[field]}
                placeholder={text.placeholders[field]}
                {...form.getInputProps(field)}
              />
            ))}
          </div>
          <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} />
        </Stack>
      </form>
    </FormCard>
  );
}
