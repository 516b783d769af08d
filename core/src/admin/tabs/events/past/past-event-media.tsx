import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import {
  messages,
  type PastEvent,
  type PastEventUpdate,
  pastEventPictureAddSchema,
  pastEventVideoAddSchema,
} from '@quartermile/core/domain';
import { CarPicture, type PickedImage } from '@quartermile/core/ui';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { ConfirmDialog } from '../../../kernel/dialogs/confirm-dialog.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { ImageField, imageInput } from '../../../kernel/forms/image-field.js';
import { useLeave } from '../../../kernel/forms/leave-guard.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import { IconAction } from '../../../kernel/lists/icon-action.js';
import classes from './past-event-media.module.css';

const text = pastEventAdminMessages;

/** Names of the forms of the dialog. */
export const MEDIA_FORMS = ['past-event-picture', 'past-event-video'] as const;
const [PICTURE_FORM, VIDEO_FORM] = MEDIA_FORMS;

export interface PastEventMediaDialogProps {
  readonly event: PastEvent;
  onClose(): void;
}

/** Dialog for the gallery and the videos of a past event. */
export function PastEventMediaDialog({ event, onClose }: PastEventMediaDialogProps) {
  const leave = useLeave();
  const close = (): void => leave(onClose);
  return (
    <AdminDialog title={text.media(event.title)} size="52rem" onClose={close}>
      <Stack gap="xl">
        <GallerySection event={event} />
        <VideosSection event={event} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {text.done}
          </Button>
        </Group>
      </Stack>
    </AdminDialog>
  );
}

type Media = 'gallery' | 'videos';

interface MediaSectionProps<Item> {
  readonly event: PastEvent;
  readonly media: Media;
  readonly items: readonly Item[];
  readonly title: string;
  readonly none: string;
  readonly removed: string;
  readonly removeTitle: string;
  questionOf(item: Item): string;
  /** Renders an item. */
  children(item: Item, at: number, onRemove: () => void): ReactNode;
  readonly add: ReactNode;
}

/** The pictures or the videos of a past event, which can be removed, and a form to add one. */
function MediaSection<Item>(props: MediaSectionProps<Item>) {
  const { event, media, items, title } = props;
  const { client } = useDashboard().host;
  const [at, setAt] = useState<number | null>(null);
  const item = at === null ? undefined : items[at];
  const { mutate: remove, isPending } = useAdminCall({
    call: (changes: Pick<PastEventUpdate, Media>) =>
      client.pastEvents.update(event._id, asSeen(changes, event)),
    done: props.removed,
    failed: text.removeFailed,
    lists: pastEventKind.lists,
  });
  const close = (): void => setAt(null);
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title} ({items.length})
      </Title>
      {items.length === 0 && <Text c="dimmed">{props.none}</Text>}
      <ul className={classes[media]}>
        {items.map((one, index) => props.children(one, index, () => setAt(index)))}
      </ul>
      {props.add}
      {at !== null && item !== undefined && (
        <ConfirmDialog
          title={props.removeTitle}
          question={props.questionOf(item)}
          confirmLabel={text.removeConfirm}
          busy={isPending}
          onConfirm={() => remove({ [media]: items.toSpliced(at, 1) }, { onSettled: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** The pictures of a past event, and a form to add one. */
function GallerySection({ event }: { readonly event: PastEvent }) {
  return (
    <MediaSection
      event={event}
      media="gallery"
      items={event.gallery}
      title={text.galleryTitle}
      none={text.noPictures}
      removed={text.pictureRemoved}
      removeTitle={text.removePictureTitle}
      questionOf={() => text.removePictureQuestion}
      add={<AddPicture id={event._id} />}
    >
      {({ image, caption }, at, onRemove) => (
        <li key={image}>
          <CarPicture src={image} alt={caption ?? text.pictureAlt(at + 1)} sizes="14rem" />
          <div className={classes.line}>
            <span>{caption}</span>
            <IconAction icon={IconTrash} color="red" label={text.removePicture(at + 1)} onClick={onRemove} />
          </div>
        </li>
      )}
    </MediaSection>
  );
}

const checkCaption = schemaResolver(pastEventPictureAddSchema.omit({ image: true }), { sync: true });

function AddPicture({ id }: { readonly id: string }) {
  const { client } = useDashboard().host;
  const [reading, setReading] = useState(false);
  const { form, formProps, busy, sentPercent } = useAdminForm({
    name: { form: PICTURE_FORM, subject: id },
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

/** The videos of a past event, and a form to add one. */
function VideosSection({ event }: { readonly event: PastEvent }) {
  return (
    <MediaSection
      event={event}
      media="videos"
      items={event.videos}
      title={text.videosTitle}
      none={text.noVideos}
      removed={text.videoRemoved}
      removeTitle={text.removeVideoTitle}
      questionOf={(video) => text.removeVideoQuestion(nameOf(video))}
      add={<AddVideo id={event._id} />}
    >
      {(video, _, onRemove) => (
        <li key={video.link} className={classes.line}>
          <span>
            {video.title && <strong>{video.title}</strong>}
            <a href={video.link} target="_blank" rel="noopener noreferrer">
              {video.link}
            </a>
          </span>
          <IconAction
            icon={IconTrash}
            color="red"
            label={text.removeVideo(nameOf(video))}
            onClick={onRemove}
          />
        </li>
      )}
    </MediaSection>
  );
}

function nameOf({ title, link }: PastEvent['videos'][number]): string {
  return title ?? link;
}

const checkVideo = schemaResolver(pastEventVideoAddSchema, { sync: true });

function AddVideo({ id }: { readonly id: string }) {
  const { client } = useDashboard().host;
  const { form, formProps, busy } = useAdminForm({
    name: { form: VIDEO_FORM, subject: id },
    initialValues: { link: '', title: '' },
    validate: checkVideo,
    call: (video, options) => client.pastEvents.addVideo(id, video, options),
    done: text.videoAdded,
    failed: text.videoFailed,
    lists: pastEventKind.lists,
  });
  return (
    <form {...formProps} className={classes.add}>
      <TextInput label={text.videoLink} type="url" required {...form.getInputProps('link')} />
      <Stack gap="md">
        <TextInput label={text.videoTitle} {...form.getInputProps('title')} />
        <SubmitButton label={text.addVideo} busy={busy} />
      </Stack>
    </form>
  );
}
