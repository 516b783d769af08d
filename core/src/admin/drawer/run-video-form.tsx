import { Anchor, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { AdminCar, Video } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { videoKind } from '../kernel/content/kinds/video-kind.js';
import { useContent } from '../kernel/content/use-content.js';
import { EditActions } from '../kernel/forms/edit-dialog.js';
import classes from './car-drawer.module.css';
import { drawerMessages } from './drawer-messages.js';
import { useRunVideoForm } from './use-run-video-form.js';

const text = drawerMessages;

interface RunVideoFormProps {
  readonly car: AdminCar;
}

/** The form with the site's video that shows a run. */
export function RunVideoForm({ car }: RunVideoFormProps) {
  const { data: videos, isPending, isFetching, refetch } = useContent(videoKind);
  if (isPending) return <SkeletonRows rows={1} rowHeight={72} />;
  if (!videos)
    return <ErrorState title={text.videosFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (videos.length === 0) return <p className={classes.note}>{text.noVideos}</p>;
  return <LoadedForm car={car} videos={videos} />;
}

function LoadedForm({ car, videos }: RunVideoFormProps & { readonly videos: readonly Video[] }) {
  const { form, formProps, busy, conflict, discard, type, choose } = useRunVideoForm(car, videos);
  const choices = [
    { value: '', label: text.noVideo },
    ...videos
      .filter(({ publishAt }) => publishAt === undefined)
      .map(({ _id, title }) => ({ value: _id, label: title })),
  ];
  return (
    <form {...formProps}>
      <Stack gap="md">
        <NativeSelect
          label={text.videoField}
          data={choices}
          {...form.getInputProps('videoId')}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <TextInput
          label={text.videoStart}
          description={text.videoStartHint}
          autoComplete="off"
          {...form.getInputProps('start')}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {car.runVideo && (
          <p className={classes.note}>
            <Anchor href={car.runVideo.link} target="_blank" rel="noopener noreferrer">
              {text.watchStart}
            </Anchor>
          </p>
        )}
        <EditActions
          label={text.save}
          busyLabel={text.saving}
          busy={busy}
          conflict={conflict}
          cancelLabel={text.reset}
          onCancel={discard}
        />
      </Stack>
    </form>
  );
}
