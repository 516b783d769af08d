import { schemaResolver, useForm } from '@mantine/form';
import {
  type AdminCarSubmission,
  adminCarSubmissionSchema,
  adminMessages,
  type Category,
  type Drivetrain,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { type FormEvent, useState } from 'react';
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
    validate: schemaResolver(adminCarSubmissionSchema, { sync: true }),
  });
  const clear = (): void => {
    form.reset();
    setImage(null);
  };
  const send = ({ categories, drivetrain, ...values }: AddCarValues): void => {
    if (drivetrain === null) return;
    const car: AdminCarSubmission = { ...values, drivetrain, image: image?.dataUrl ?? null };
    addCar({ car, categories }, { onSuccess: clear });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    if (isIncomplete(form.values)) notifyFailure(adminMessages.entries.incomplete);
    form.onSubmit((values) => {
      if (!isIncomplete(values)) send(values);
    })(event);
  };
  return { form, image, setImage, busy, submit };
}

function isIncomplete({ name, time, drivetrain, categories }: AddCarValues): boolean {
  return !name.trim() || !time.trim() || drivetrain === null || categories.length === 0;
}
