import { type AdminCar, type CarPictureField, type CarPictures, messages } from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useRef, useState } from 'react';
import { changedCarLists as LISTS } from '../kernel/cars/use-approved-cars.js';
import { useDashboard } from '../kernel/context/dashboard-context.js';
import { asSeen } from '../kernel/forms/as-seen.js';
import { imageInput } from '../kernel/forms/image-field.js';
import { useAdminCall } from '../kernel/forms/use-admin-call.js';
import { useAdminForm } from '../kernel/forms/use-admin-form.js';
import { approvedMessages } from '../kernel/messages/board-messages.js';
import { pictureForms } from './drawer-forms.js';
import { drawerMessages } from './drawer-messages.js';

const text = drawerMessages;

interface PictureValues {
  readonly picture: PickedImage | null;
}

const none: PictureValues = { picture: null };

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
  const attempt = useRef<{
    readonly values: PictureValues;
    readonly seen: AdminCar;
    readonly former: CarPictures;
  }>(null);
  const state = useAdminForm<PictureValues, AdminCar, AdminCar>({
    name: { form: pictureForms[field], subject: car._id },
    initialValues: none,
    edits: { item: car, valuesOf: () => none },
    validate: ({ picture }) => (picture ? {} : { picture: messages.image.required }),
    call: (values, options, seen = car) => {
      if (attempt.current?.values !== values || attempt.current.seen !== seen)
        attempt.current = { values, seen, former: { carId: car._id, [field]: seen[field] } };
      const replacement = { carId: car._id, [field]: values.picture?.dataUrl };
      return client.cars.replacePictures(asSeen(replacement, seen), options);
    },
    done: text.replaced,
    failed: text.replaceFailed,
    saysWhy: true,
    lists: LISTS,
    fieldOf: () => 'picture',
    afterwards(_, changed) {
      const former = attempt.current?.former;
      return former && { label: approvedMessages.undo, run: () => undo.mutate(asSeen(former, changed)) };
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
