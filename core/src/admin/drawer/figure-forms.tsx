import { Stack } from '@mantine/core';
import { type AdminCar, adminMessages } from '@quartermile/core/domain';
import { FactoryFields } from '../factory-specs/factory-fields.js';
import { useFactorySpecsForm } from '../factory-specs/use-factory-specs-form.js';
import { EditActions } from '../forms/edit-dialog.js';
import { useWorldFactsForm } from '../world-facts/use-world-facts-form.js';
import { WorldFactsFields } from '../world-facts/world-facts-fields.js';
import { drawerForms } from './drawer-forms.js';

const text = adminMessages.drawer;

interface FormProps {
  readonly car: AdminCar;
}

/** The form with the manufacturer's figures of a car. */
export function FactoryFigures({ car }: FormProps) {
  const { form, formProps, busy, discard } = useFactorySpecsForm([car], { form: drawerForms.factory, car });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FactoryFields form={form} />
        <Actions busy={busy} onReset={discard} />
      </Stack>
    </form>
  );
}

/** The form with the World Facts time of a car and its source. */
export function WorldFacts({ car }: FormProps) {
  const { form, formProps, busy, discard } = useWorldFactsForm([car], { form: drawerForms.worldFacts, car });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <WorldFactsFields form={form} ownTime={car.time} />
        <Actions busy={busy} onReset={discard} />
      </Stack>
    </form>
  );
}

function Actions({ busy, onReset }: { readonly busy: boolean; onReset(): void }) {
  return (
    <EditActions
      label={text.save}
      busyLabel={text.saving}
      busy={busy}
      cancelLabel={text.reset}
      onCancel={onReset}
    />
  );
}
