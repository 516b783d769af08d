import { ActionIcon, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type PastEvent, pastEventVideoAddSchema } from '@quartermile/core/domain';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { pastEventKind } from '../../../kernel/content/kinds/past-event-kind.js';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { ConfirmDialog } from '../../../kernel/dialogs/confirm-dialog.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import classes from './past-event-media.module.css';
import { useRemoveMedia } from './use-remove-media.js';

const text = pastEventAdminMessages;

/** The videos of a past event, and a form to add one. */
export function VideosSection({ event }: { readonly event: PastEvent }) {
  const [removed, setRemoved] = useState<number | null>(null);
  const { mutate: remove, isPending } = useRemoveMedia(event, text.videoRemoved);
  const close = (): void => setRemoved(null);
  const removedVideo = removed === null ? undefined : event.videos[removed];
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
              onClick={() => setRemoved(at)}
            >
              <IconTrash size={20} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <AddVideo id={event._id} />
      {removed !== null && removedVideo && (
        <ConfirmDialog
          title={text.removeVideoTitle}
          question={text.removeVideoQuestion(nameOf(removedVideo))}
          confirmLabel={text.removeConfirm}
          busy={isPending}
          onConfirm={() => remove({ videos: event.videos.toSpliced(removed, 1) }, { onSettled: close })}
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
  const { client } = useDashboard().host;
  const { form, formProps, busy } = useAdminForm({
    name: { form: 'past-event-video', subject: id },
    initialValues: { link: '', title: '' },
    validate,
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
