import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import { type Video, videoAddSchema, videoUpdateSchema } from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { videoKind } from '../../../kernel/content/kinds/video-kind.js';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { storedImage } from '../../../kernel/forms/image-field.js';

const text = videoAdminMessages;

/** Values of the video form. `link` is the field "Video URL". */
export interface VideoValues {
  readonly title: string;
  readonly link: string;
  readonly thumbnail: PickedImage | null;
}

const problemsOfNew = schemaResolver(videoAddSchema, { sync: true });
const problemsOfEdited = schemaResolver(videoUpdateSchema, { sync: true });
const toVideo = ({ thumbnail, ...typed }: VideoValues) => ({
  ...typed,
  thumbnail: thumbnail?.dataUrl ?? null,
});

const labels = { title: text.titleField, link: text.urlField };
const valuesOf = ({ title, link, thumbnail }: Video): VideoValues => ({
  title,
  link,
  thumbnail: storedImage(thumbnail),
});

/** State of the form that adds a video. */
export function useVideoForm() {
  const { client } = useDashboard().host;
  return useContentForm<Video, VideoValues, Video>(videoKind, {
    edited: null,
    initialValues: { title: '', link: '', thumbnail: null },
    validate: (values) => problemsOfNew(toVideo(values)),
    call: (values, options) => client.videos.add(toVideo(values), options),
  });
}

/** State of the form that edits a video. The picture is only sent if it was replaced. */
export function useVideoEdit(video: Video, onSent: () => void) {
  const { client } = useDashboard().host;
  const send = (values: VideoValues, options: UploadOptions, seen = video): Promise<Video> => {
    const { thumbnail, ...typed } = toVideo(values);
    const changes = thumbnail === seen.thumbnail ? typed : { ...typed, thumbnail };
    return client.videos.update(video._id, asSeen(changes, seen), options);
  };
  return useContentForm<Video, VideoValues, Video>(videoKind, {
    edited: video,
    initialValues: valuesOf(video),
    edits: { item: video, valuesOf, labels },
    validate: (values) => problemsOfEdited(toVideo(values)),
    call: send,
    onSent,
  });
}
