import { schemaResolver } from '@mantine/form';
import {
  type AdminCarSubmission,
  adminCarSubmissionSchema,
  adminMessages,
  type Category,
  type Drivetrain,
  messages,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskForm } from '../forms/use-desk-form.js';
import { notifyFailure } from '../notices/notify.js';
import { useAddCar } from './use-add-car.js';

const text = adminMessages.entries;

const emptyForm = {
  name: '',
  owner: '',
  cellphone: '',
  time: '',
  drivetrain: null as Drivetrain | null,
  description: '',
  categories: [] as Category[],
  image: null as PickedImage | null,
};

type AddCarValues = typeof emptyForm;

/** The add-car form: one sentence for what is missing, the schema's at a field that is wrong. */
export function useAddCarForm() {
  const addCar = useAddCar();
  return useDeskForm<AddCarValues, void>({
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

/** What is sent; without a drivetrain nothing is, the schema sees to that. */
function toCar({ drivetrain, image, ...typed }: AddCarValues): AdminCarSubmission {
  const { name, owner, cellphone, time, description } = typed;
  return {
    name,
    owner,
    cellphone,
    time,
    description,
    drivetrain: drivetrain as Drivetrain,
    image: image?.dataUrl ?? null,
  };
}

/** What this form requires and the call does not: it takes an owner in place of a name. */
function missingIn({ name, categories }: AddCarValues) {
  return {
    ...(!name.trim() && { name: messages.car.nameRequired }),
    ...(categories.length === 0 && { categories: messages.car.categoryRequired }),
  };
}

function isIncomplete({ name, time, drivetrain, categories }: AddCarValues): boolean {
  return !name.trim() || !time.trim() || drivetrain === null || categories.length === 0;
}
