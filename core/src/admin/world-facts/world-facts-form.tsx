import { Stack } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { CarSelect } from '../cars/car-select.js';
import { ChangedMeanwhile } from '../forms/changed-meanwhile.js';
import { FormCard } from '../forms/form-card.js';
import { SubmitButton } from '../forms/submit-button.js';
import type { useWorldFactsForm } from './use-world-facts-form.js';
import { WorldFactsFields } from './world-facts-fields.js';

const text = adminMessages.worldFacts;

export interface WorldFactsFormProps {
  readonly cars: readonly AdminCar[];
  readonly state: ReturnType<typeof useWorldFactsForm>;
}

/** Form to set a car's World Facts time. */
export function WorldFactsForm({ cars, state }: WorldFactsFormProps) {
  const { form, formProps, busy, conflict, choose } = state;
  const ownTime = cars.find(({ _id }) => _id === form.values.carId)?.time;
  return (
    <FormCard title={text.addTitle} isAsked={form.values.carId !== null}>
      <form {...formProps}>
        <Stack gap="md">
          <CarSelect cars={cars} value={form.values.carId} onChange={choose} error={form.errors.carId} />
          <WorldFactsFields form={form} ownTime={ownTime} />
          <ChangedMeanwhile conflict={conflict} busy={busy} />
          <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} />
        </Stack>
      </form>
    </FormCard>
  );
}
