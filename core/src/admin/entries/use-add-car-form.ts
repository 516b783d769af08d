import { schemaResolver, useForm } from '@mantine/form';
import {
  type AdminCarSubmission,
  adminCarSubmissionSchema,
  adminMessages,
  type Category,
  type Drivetrain,
  messages,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useState } from 'react';
import { notifyFailure } from '../notices/notify.js';
import { useAddCar } from './use-add-car.js';

const emptyForm = {
  name: '',
  owner: '',
  cellphone: '',
  time: '',
  drivetrain: null as Drivetrain | null,
  description: '',
  categories: [] as Category[],
};

type AddCarValues = typeof emptyForm;

/** The add-car form: one sentence for what is missing, the schema's at a field that is wrong. */
export function useAddCarForm() {
  const [image, setImage] = useState<PickedImage | null>(null);
  const { mutate: addCar, isPending: busy } = useAddCar();
  const form = useForm<AddCarValues>({
    initialValues: emptyForm,
    validateInputOnBlur: ['cellphone', 'time'],
    validate: (values) => ({ ...problemsOf(values), ...missingIn(values) }),
  });
  const clear = (): void => {
    form.reset();
    setImage(null);
  };
  const submit = form.onSubmit(
    ({ categories, drivetrain, ...values }) => {
      if (busy || drivetrain === null) return;
      const car: AdminCarSubmission = { ...values, drivetrain, image: image?.dataUrl ?? null };
      addCar({ car, categories }, { onSuccess: clear });
    },
    (_, values) => {
      if (isIncomplete(values)) notifyFailure(adminMessages.entries.incomplete);
    },
  );
  return { form, image, setImage, busy, submit };
}

const problemsOf = schemaResolver(adminCarSubmissionSchema, { sync: true });

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
