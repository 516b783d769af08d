import { Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import type { useWorldFactsForm } from '../../../drawer/facts/use-world-facts-form.js';
import { WorldFactsFields } from '../../../drawer/facts/world-facts-fields.js';
import { CarSelect } from '../../../kernel/cars/car-select.js';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { worldFactsAdminMessages } from '../../../kernel/messages/reference-messages.js';

const text = worldFactsAdminMessages;

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
