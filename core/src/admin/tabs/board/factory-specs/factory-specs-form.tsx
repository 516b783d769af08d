import { Stack, Text } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { FactoryFields } from '../../../drawer/facts/factory-fields.js';
import type { useFactorySpecsForm } from '../../../drawer/facts/use-factory-specs-form.js';
import { CarSelect } from '../../../kernel/cars/car-select.js';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { factorySpecsAdminMessages } from '../../../kernel/messages/reference-messages.js';

const text = factorySpecsAdminMessages;

export interface FactorySpecsFormProps {
  readonly cars: readonly AdminCar[];
  readonly state: ReturnType<typeof useFactorySpecsForm>;
}

/** Form for the manufacturer's figures of a car. Only the car is required. */
export function FactorySpecsForm({ cars, state }: FactorySpecsFormProps) {
  const { form, formProps, busy, conflict, choose } = state;
  return (
    <FormCard title={text.addTitle} isAsked={form.values.carId !== null}>
      <form {...formProps}>
        <Stack gap="md">
          <CarSelect cars={cars} value={form.values.carId} onChange={choose} error={form.errors.carId} />
          <Text size="sm" c="dimmed">
            {text.intro}
          </Text>
          <FactoryFields form={form} />
          <ChangedMeanwhile conflict={conflict} busy={busy} />
          <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} />
        </Stack>
      </form>
    </FormCard>
  );
}
