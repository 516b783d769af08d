import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import { adminMessages, type Video, videoAddSchema, videoUpdateSchema } from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { storedImage } from '../forms/image-field.js';
import { useDeskForm } from '../forms/use-desk-form.js';

const text = adminMessages.videos;

/** What the video form holds; `link` is the field "Video URL". */
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

/** The form that adds a video. */
export function useVideoForm() {
  const { client } = useDesk().host;
  return useDeskForm<VideoValues, Video>({
    name: { form: 'add-video' },
    initialValues: { title: '', link: '', thumbnail: null },
    validate: (values) => problemsOfNew(toVideo(values)),
    call: (values, options) => client.videos.add(toVideo(values), options),
    done: text.added,
    failed: text.addFailed,
    lists: [listKeys.videos],
  });
}

/** The form that changes a video. Its picture is sent only when it is another one. */
export function useVideoEdit(video: Video, onSent: () => void) {
  const { client } = useDesk().host;
  const send = (values: VideoValues, options: UploadOptions): Promise<Video> => {
    const { thumbnail, ...typed } = toVideo(values);
    const changes = thumbnail === video.thumbnail ? typed : { ...typed, thumbnail };
    return client.videos.update(video._id, changes, options);
  };
  return useDeskForm<VideoValues, Video>({
    name: editVideo(video),
    initialValues: { title: video.title, link: video.link, thumbnail: storedImage(video.thumbnail) },
    validate: (values) => problemsOfEdited(toVideo(values)),
    call: send,
    done: text.updated,
    failed: text.updateFailed,
    lists: [listKeys.videos],
    onSent,
  });
}

/** The name of an edited video's draft. */
export const editVideo = ({ _id }: Pick<Video, '_id'>) => ({ form: 'edit-video', subject: _id });
