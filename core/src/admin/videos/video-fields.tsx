import { TextInput } from '@mantine/core';
import { adminMessages } from '@quartermile/core/domain';
import { ImageField, imageInput } from '../forms/image-field.js';
import type { DeskForm } from '../forms/use-desk-form.js';
import type { VideoValues } from './use-video-form.js';

const text = adminMessages.videos;

export interface VideoFieldsProps {
  readonly desk: DeskForm<VideoValues>;
  onReading(reading: boolean): void;
}

/** What is typed about a video. */
export function VideoFields({ desk: { form, sentPercent }, onReading }: VideoFieldsProps) {
  return (
    <>
      <TextInput label={text.titleField} required data-autofocus {...form.getInputProps('title')} />
      <TextInput
        label={text.urlField}
        description={text.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        {...form.getInputProps('link')}
      />
      <ImageField
        label={text.thumbnailField}
        hint={text.thumbnailHint}
        tooBig={text.thumbnailTooBig}
        onBusyChange={onReading}
        sentPercent={sentPercent}
        {...imageInput(form, 'thumbnail')}
      />
    </>
  );
}
