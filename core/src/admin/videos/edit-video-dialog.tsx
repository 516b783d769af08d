import { Stack } from '@mantine/core';
import { adminMessages, type Video } from '@quartermile/core/domain';
import { useState } from 'react';
import { EditActions, EditDialog } from '../forms/edit-dialog.js';
import { editVideo, useVideoEdit } from './use-video-form.js';
import { VideoFields } from './video-fields.js';

const text = adminMessages.videos;

export interface EditVideoDialogProps {
  readonly video: Video;
  onClose(): void;
}

/** Changes a video. It stays open when the server refuses. */
export function EditVideoDialog({ video, onClose }: EditVideoDialogProps) {
  const [reading, setReading] = useState(false);
  const desk = useVideoEdit(video, onClose);
  const cancel = (): void => {
    desk.discard();
    onClose();
  };
  return (
    <EditDialog title={text.editTitle} name={editVideo(video)} onClose={onClose}>
      <form {...desk.formProps}>
        <Stack gap="md">
          <VideoFields desk={desk} onReading={setReading} />
          <EditActions
            label={text.update}
            busyLabel={text.updating}
            busy={desk.busy}
            disabled={reading}
            onCancel={cancel}
          />
        </Stack>
      </form>
    </EditDialog>
  );
}
