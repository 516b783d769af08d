import { Button, Group, Stack } from '@mantine/core';
import type { PastEvent } from '@quartermile/core/domain';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { useLeave } from '../../../kernel/forms/leave-guard.js';
import { GallerySection } from './gallery-section.js';
import { VideosSection } from './videos-section.js';

const text = pastEventAdminMessages;

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
