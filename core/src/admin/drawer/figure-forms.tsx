import { Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { EditActions } from '../kernel/forms/edit-dialog.js';
import type { AdminForm } from '../kernel/forms/use-admin-form.js';
import { drawerForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';
import { FactoryFields } from './facts/factory-fields.js';
import { useFactorySpecsForm } from './facts/use-factory-specs-form.js';
import { useWorldFactsForm } from './facts/use-world-facts-form.js';
import { WorldFactsFields } from './facts/world-facts-fields.js';

const text = drawerMessages;

interface FormProps {
  readonly car: AdminCar;
}

/** The form with the manufacturer's figures of a car. */
export function FactoryFigures({ car }: FormProps) {
  const state = useFactorySpecsForm([car], { form: drawerForms.factory, car });
  return (
    <form {...state.formProps}>
      <Stack gap="md">
        <FactoryFields form={state.form} />
        <Actions state={state} />
      </Stack>
    </form>
  );
}

/** The form with the World Facts time of a car and its source. */
export function WorldFacts({ car }: FormProps) {
  const state = useWorldFactsForm([car], { form: drawerForms.worldFacts, car });
  return (
    <form {...state.formProps}>
      <Stack gap="md">
        <WorldFactsFields form={state.form} ownTime={car.time} />
        <Actions state={state} />
      </Stack>
    </form>
  );
}

function Actions({ state }: { readonly state: Pick<AdminForm<object>, 'busy' | 'conflict' | 'discard'> }) {
  return (
    <EditActions
      label={text.save}
      busyLabel={text.saving}
      busy={state.busy}
      conflict={state.conflict}
      cancelLabel={text.reset}
      onCancel={state.discard}
    />
  );
}
