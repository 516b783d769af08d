import { schemaResolver } from '@mantine/form';
import {
  type AdminCarSubmission,
  adminCarSubmissionSchema,
  type Category,
  type Drivetrain,
  isBlank,
  messages,
  requiredCarFields,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { carInputValues } from '../../../kernel/cars/car-inputs.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import { entryAdminMessages } from '../../../kernel/messages/board-messages.js';
import { notifyFailure } from '../../../kernel/notifications/notify.js';
import { useAddCar } from './use-add-car.js';

const text = entryAdminMessages;

const emptyForm = {
  ...carInputValues(),
  categories: [] as Category[],
  image: null as PickedImage | null,
};

type AddCarValues = typeof emptyForm;

/** State of the add-car form. Missing fields share one message; invalid fields show the schema's message. */
export function useAddCarForm() {
  const addCar = useAddCar();
  return useAdminForm<AddCarValues, void>({
    name: { form: 'add-car' },
    initialValues: emptyForm,
    validate: (values) => ({ ...problemsOf(toCar(values)), ...missingIn(values) }),
    call: (values, options) => addCar({ car: toCar(values), categories: values.categories }, options),
    done: text.added,
    failed: text.addFailed,
    lists: [listKeys.entries, listKeys.approved],
    onRefused: (values) => {
      if (isIncomplete(values)) notifyFailure(text.incomplete);
    },
  });
}

const problemsOf = schemaResolver(adminCarSubmissionSchema, { sync: true });

/** Builds the payload. The schema rejects a missing drivetrain. */
function toCar({ categories: _categories, drivetrain, image, ...typed }: AddCarValues): AdminCarSubmission {
  return { ...typed, drivetrain: drivetrain as Drivetrain, image: image?.dataUrl ?? null };
}

/** Checks for fields that only this form requires: the API accepts an owner instead of a name. */
function missingIn({ name, categories }: AddCarValues) {
  return {
    ...(isBlank(name) && { name: messages.car.nameRequired }),
    ...(categories.length === 0 && { categories: messages.car.categoryRequired }),
  };
}

function isIncomplete({ categories, ...values }: AddCarValues): boolean {
  const required = { ...values, requestedCategories: categories.join() };
  return requiredCarFields('addition').some((field) => isBlank(required[field] ?? ''));
}
