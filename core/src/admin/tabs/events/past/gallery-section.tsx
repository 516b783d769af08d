import { ActionIcon, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { messages, type PastEvent, pastEventPictureAddSchema } from '@quartermile/core/domain';
import { CarPicture, type PickedImage } from '@quartermile/core/ui';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { ConfirmDialog } from '../../../kernel/dialogs/confirm-dialog.js';
import { ImageField, imageInput } from '../../../kernel/forms/image-field.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import classes from './past-event-media.module.css';
import { useRemoveMedia } from './use-remove-media.js';

const text = pastEventAdminMessages;

/** The pictures of a past event, and a form to add one. */
export function GallerySection({ event }: { readonly event: PastEvent }) {
  const [removed, setRemoved] = useState<number | null>(null);
  const { mutate: remove, isPending } = useRemoveMedia(event, text.pictureRemoved);
  const close = (): void => setRemoved(null);
  return (
    <Stack gap="sm" component="section" aria-label={text.galleryTitle}>
      <Title order={3} size="h5">
        {text.galleryTitle} ({event.gallery.length})
      </Title>
      {event.gallery.length === 0 && <p className={classes.none}>{text.noPictures}</p>}
      <ul className={classes.gallery}>
        {event.gallery.map(({ image, caption }, at) => (
          <li key={image}>
            <CarPicture src={image} alt={caption ?? text.pictureAlt(at + 1)} sizes="14rem" />
            <div className={classes.line}>
              <span>{caption}</span>
              <ActionIcon
                size={44}
                color="red"
                aria-label={text.removePicture(at + 1)}
                onClick={() => setRemoved(at)}
              >
                <IconTrash size={20} aria-hidden="true" />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ul>
      <AddPicture id={event._id} />
      {removed !== null && (
        <ConfirmDialog
          title={text.removePictureTitle}
          question={text.removePictureQuestion}
          confirmLabel={text.removeConfirm}
          busy={isPending}
          onConfirm={() => remove({ gallery: event.gallery.toSpliced(removed, 1) }, { onSettled: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

const checkCaption = schemaResolver(pastEventPictureAddSchema.omit({ image: true }), { sync: true });

function AddPicture({ id }: { readonly id: string }) {
  const { client } = useDashboard().host;
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = useAdminForm({
    name: { form: 'past-event-picture', subject: id },
    initialValues: { image: null as PickedImage | null, caption: '' },
    validate: ({ image, caption }) => ({
      ...checkCaption({ caption }),
      ...(image === null && { image: messages.image.required }),
    }),
    call: ({ image, caption }, options) =>
      client.pastEvents.addPicture(id, { image: image?.dataUrl ?? '', caption }, options),
    done: text.pictureAdded,
    failed: text.pictureFailed,
    lists: pastEventKind.lists,
  });
  return (
    <form {...formProps} className={classes.add}>
      <ImageField
        label={text.newPicture}
        required
        onBusyChange={setReading}
        sentPercent={sentPercent}
        {...imageInput(form, 'image')}
      />
      <Stack gap="md">
        <TextInput label={text.caption} {...form.getInputProps('caption')} />
        <SubmitButton label={text.addPicture} busyLabel={text.addingPicture} busy={busy} disabled={reading} />
      </Stack>
    </form>
  );
}
