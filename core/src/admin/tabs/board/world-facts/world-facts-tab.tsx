import { Alert, Stack } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconInfoCircle } from '@tabler/icons-react';
import { useWorldFactsForm } from '../../../drawer/facts/use-world-facts-form.js';
import { useApprovedCars } from '../../../kernel/cars/use-approved-cars.js';
import { focusField } from '../../../kernel/forms/focus-field.js';
import { FormBesideList } from '../../../kernel/forms/form-beside-list.js';
import { LoadedList } from '../../../kernel/lists/loaded-list.js';
import { approvedMessages } from '../../../kernel/messages/board-messages.js';
import { worldFactsAdminMessages } from '../../../kernel/messages/reference-messages.js';
import { WorldFactsForm } from './world-facts-form.js';
import { WorldFactsList } from './world-facts-list.js';

const text = worldFactsAdminMessages;
const noCars: readonly AdminCar[] = [];

/** World Facts Management: a note about the times, a form to set a car's time, and the cars that have one. */
export function WorldFactsTab() {
  const query = useApprovedCars();
  const cars = query.data ?? noCars;
  const state = useWorldFactsForm(cars);
  const edit = ({ _id }: AdminCar): void => {
    state.choose(_id);
    focusField(state.formProps.ref, '[type="number"]');
  };
  return (
    <Stack gap="md">
      <Alert role="note" color="blue" variant="light" icon={<IconInfoCircle aria-hidden="true" />}>
        {text.disclaimer}
      </Alert>
      <FormBesideList form={<WorldFactsForm cars={cars} state={state} />}>
        <LoadedList query={query} failed={approvedMessages.failedToLoad} rowHeight={88}>
          {(loaded) => <WorldFactsList cars={loaded} onEdit={edit} />}
        </LoadedList>
      </FormBesideList>
    </Stack>
  );
}
