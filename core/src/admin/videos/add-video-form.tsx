import { Stack } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { useState } from 'react';
import { FormCard } from '../forms/form-card.js';
import { SubmitButton } from '../forms/submit-button.js';
import { useVideoForm } from './use-video-form.js';
import { VideoFields } from './video-fields.js';

const text = adminMessages.videos;

/** Adds a video. */
export function AddVideoForm() {
  const [reading, setReading] = useState(false);
  const desk = useVideoForm();
  return (
    <FormCard title={text.addTitle}>
      <form {...desk.formProps}>
        <Stack gap="md">
          <VideoFields desk={desk} onReading={setReading} />
          <SubmitButton label={text.add} busyLabel={text.adding} busy={desk.busy} disabled={reading} />
        </Stack>
      </form>
    </FormCard>
  );
}
