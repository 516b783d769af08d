import {
  type AdminCar,
  adminMessages,
  type CarPictureField,
  type CarPictures,
  messages,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useRef, useState } from 'react';
import { changedCarLists as LISTS } from '../cars/use-approved-cars.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { imageInput } from '../forms/image-field.js';
import { useAdminCall } from '../forms/use-admin-call.js';
import { useAdminForm } from '../forms/use-admin-form.js';
import { pictureForms } from './drawer-forms.js';

const text = adminMessages.drawer;

interface PictureValues {
  readonly picture: PickedImage | null;
}

/** State of the form that replaces a picture of a run, with an undo that brings the former one back. */
export function usePictureReplacement(car: AdminCar, field: CarPictureField, onSent: () => void) {
  const { client } = useDashboard().host;
  const [isReading, setReading] = useState(false);
  const undo = useAdminCall({
    call: (former: CarPictures) => client.cars.replacePictures(former),
    done: text.formerBack,
    failed: text.undoFailed,
    saysWhy: true,
    lists: LISTS,
  });
  // Taken at the first attempt: if only its response is lost, the list has the new picture at the next one.
  const attempt = useRef<{ readonly values: PictureValues; readonly former: CarPictures }>(null);
  const state = useAdminForm<PictureValues, AdminCar>({
    name: { form: pictureForms[field], subject: car._id },
    initialValues: { picture: null },
    validate: ({ picture }) => (picture ? {} : { picture: messages.image.required }),
    call: (values, options) => {
      if (attempt.current?.values !== values)
        attempt.current = { values, former: { carId: car._id, [field]: car[field] } };
      return client.cars.replacePictures({ carId: car._id, [field]: values.picture?.dataUrl }, options);
    },
    done: text.replaced,
    failed: text.replaceFailed,
    saysWhy: true,
    lists: LISTS,
    fieldOf: () => 'picture',
    afterwards() {
      const former = attempt.current?.former;
      return former && { label: adminMessages.approved.undo, run: () => undo.mutate(former) };
    },
    onSent,
  });
  const input = {
    ...imageInput(state.form, 'picture'),
    sentPercent: state.sentPercent,
    onBusyChange: setReading,
  };
  return { ...state, isReading, input };
}
