import { ActionIcon, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { adminMessages, type PastEvent, pastEventVideoAddSchema } from '@quartermile/core/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { ConfirmDialog } from '../dialogs/confirm-dialog.js';
import { SubmitButton } from '../forms/submit-button.js';
import { useDeskForm } from '../forms/use-desk-form.js';
import classes from './past-event-media.module.css';
import { pastEventLists, useRemoveFromPastEvent } from './use-past-events.js';

const text = adminMessages.pastEvents;

/** The videos of a past event, and a form for one more. */
export function VideosSection({ event }: { readonly event: PastEvent }) {
  const [doomed, setDoomed] = useState<number | null>(null);
  const { mutate: remove, isPending } = useRemoveFromPastEvent(event._id, text.videoRemoved);
  const close = (): void => setDoomed(null);
  const doomedVideo = doomed === null ? undefined : event.videos[doomed];
  return (
    <Stack gap="sm" component="section" aria-label={text.videosTitle}>
      <Title order={3} size="h5">
        {text.videosTitle} ({event.videos.length})
      </Title>
      {event.videos.length === 0 && <p className={classes.none}>{text.noVideos}</p>}
      <ul className={classes.videos}>
        {event.videos.map((video, at) => (
          <li key={video.link} className={classes.line}>
            <span>
              {video.title && <strong>{video.title}</strong>}
              <a href={video.link} target="_blank" rel="noopener noreferrer">
                {video.link}
              </a>
            </span>
            <ActionIcon
              size={44}
              color="red"
              aria-label={text.removeVideo(nameOf(video))}
              onClick={() => setDoomed(at)}
            >
              <IconTrash size={20} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <AddVideo id={event._id} />
      {doomed !== null && doomedVideo && (
        <ConfirmDialog
          title={text.removeVideoTitle}
          question={text.removeVideoQuestion(nameOf(doomedVideo))}
          confirmLabel={text.removeConfirm}
          busy={isPending}
          onConfirm={() => remove({ videos: event.videos.toSpliced(doomed, 1) }, { onSettled: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function nameOf({ title, link }: PastEvent['videos'][number]): string {
  return title ?? link;
}

const validate = schemaResolver(pastEventVideoAddSchema, { sync: true });

function AddVideo({ id }: { readonly id: string }) {
  const { client } = useDesk().host;
  const { form, formProps, busy } = useDeskForm({
    name: { form: 'past-event-video', subject: id },
    initialValues: { link: '', title: '' },
    validate,
    call: (video, options) => client.pastEvents.addVideo(id, video, options),
    done: text.videoAdded,
    failed: text.videoFailed,
    lists: pastEventLists,
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
