import { Stack } from '@mantine/core';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useVideoForm } from './use-video-form.js';
import { VideoFields } from './video-fields.js';

const text = videoAdminMessages;

/** Form to add a video. */
export function AddVideoForm() {
  const state = useVideoForm();
  return (
    <FormCard title={text.addTitle}>
      <form {...state.formProps}>
        <Stack gap="md">
          <VideoFields state={state} />
          <SubmitButton
            label={text.add}
            busyLabel={text.adding}
            busy={state.busy}
            disabled={state.isReading}
          />
        </Stack>
      </form>
    </FormCard>
  );
}
