import { Stack, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import {
  isBlank,
  parseVideoLink,
  type Video,
  type VideoTitle,
  videoAddSchema,
  videoTitleRoute,
  videoUpdateSchema,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import {
  PublishAtField,
  plannedNote,
  publishAtValue,
  publishMessages,
  toPublishAt,
} from '../../../kernel/content/publish-at.js';
import { type ContentForm, useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { ImageField, storedImage } from '../../../kernel/forms/image-field.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { UrlInput } from '../../../kernel/forms/url-input.js';

const text = videoAdminMessages;

/** Values of the video form. `link` is the field "Video URL". */
interface VideoValues {
  readonly title: string;
  readonly link: string;
  readonly thumbnail: PickedImage | null;
  readonly publishAt: string;
}

/** Form to add a video. */
export function AddVideoForm() {
  const state = useVideoForm();
  return (
    <FormCard title={text.addTitle}>
      <form {...state.formProps}>
        <Stack gap="md">
          <VideoFields state={state} />
          <PublishAtField {...state.form.getInputProps('publishAt')} />
          <SubmitButton
            label={state.form.values.publishAt ? text.schedule : text.add}
            busyLabel={text.adding}
            busy={state.busy}
            disabled={state.isReading}
          />
        </Stack>
      </form>
    </FormCard>
  );
}

export interface EditVideoDialogProps {
  readonly video: Video;
  onClose(): void;
}

/** Dialog to edit a video. */
export function EditVideoDialog({ video, onClose }: EditVideoDialogProps) {
  const state = useVideoEdit(video, onClose);
  const { form } = state;
  const label = video.publishAt && !form.values.publishAt ? publishMessages.now : undefined;
  return (
    <ContentDialog
      kind={videoKind}
      edited={video}
      state={state}
      label={label}
      cancelDiscards
      onClose={onClose}
    >
      <VideoFields state={state} />
      {video.publishAt && <PublishAtField {...form.getInputProps('publishAt')} />}
    </ContentDialog>
  );
}

function VideoFields({ state: { form, pictureInput } }: { readonly state: ContentForm<VideoValues> }) {
  const fillTitle = useSiteTitle(form);
  const link = form.getInputProps('link');
  return (
    <>
      <TextInput label={text.titleField} required data-autofocus {...form.getInputProps('title')} />
      <UrlInput
        label={text.urlField}
        description={text.urlHint}
        {...link}
        onBlur={(event) => {
          link.onBlur?.(event);
          void fillTitle();
        }}
      />
      <ImageField
        label={text.thumbnailField}
        hint={text.thumbnailHint}
        tooBig={text.thumbnailTooBig}
        {...pictureInput('thumbnail')}
      />
    </>
  );
}

/** Fills an empty title with that of the link's video at its site, where it can be reached. */
function useSiteTitle(form: ContentForm<VideoValues>['form']): () => Promise<void> {
  const { call } = useDashboard().host.client;
  return async () => {
    const { title, link } = form.getValues();
    if (!isBlank(title) || parseVideoLink(link) === null) return;
    const found = await call<VideoTitle>({
      method: 'GET',
      path: videoTitleRoute,
      query: { link },
      asAdmin: true,
      retry: false,
    }).catch(() => null);
    const now = form.getValues();
    if (found?.title && isBlank(now.title) && now.link === link) form.setFieldValue('title', found.title);
  };
}

const problemsOfNew = schemaResolver(videoAddSchema, { sync: true });
const problemsOfEdited = schemaResolver(videoUpdateSchema, { sync: true });
const toVideo = ({ thumbnail, publishAt, ...typed }: VideoValues) => ({
  ...typed,
  thumbnail: thumbnail?.dataUrl ?? null,
  publishAt: toPublishAt(publishAt),
});

const labels = { title: text.titleField, link: text.urlField, publishAt: publishMessages.field };
const valuesOf = ({ title, link, thumbnail, publishAt }: Video): VideoValues => ({
  title,
  link,
  thumbnail: storedImage(thumbnail),
  publishAt: publishAtValue(publishAt),
});
const doneNote = ({ publishAt }: Video) => plannedNote(publishAt);

function useVideoForm() {
  const { client } = useDashboard().host;
  return useContentForm<Video, VideoValues, Video>(videoKind, {
    edited: null,
    initialValues: { title: '', link: '', thumbnail: null, publishAt: '' },
    validate: (values) => problemsOfNew(toVideo(values)),
    call: (values, options) => client.videos.add(toVideo(values), options),
    doneNote,
  });
}

/** Picture and time are only sent if they were replaced. */
function useVideoEdit(video: Video, onSent: () => void) {
  const { client } = useDashboard().host;
  const send = (values: VideoValues, options: UploadOptions, seen = video): Promise<Video> => {
    const { thumbnail, publishAt, ...typed } = toVideo(values);
    const changes = {
      ...typed,
      ...(thumbnail !== seen.thumbnail && { thumbnail }),
      ...(values.publishAt !== publishAtValue(seen.publishAt) && { publishAt }),
    };
    return client.videos.update(video._id, asSeen(changes, seen), options);
  };
  return useContentForm<Video, VideoValues, Video>(videoKind, {
    edited: video,
    initialValues: valuesOf(video),
    edits: { item: video, valuesOf, labels },
    validate: (values) => problemsOfEdited(toVideo(values)),
    call: send,
    doneNote,
    onSent,
  });
}
