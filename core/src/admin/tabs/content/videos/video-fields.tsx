import { TextInput } from '@mantine/core';
import { videoAdminMessages } from '../../../kernel/content/kinds/video-messages.js';
import type { ContentForm } from '../../../kernel/content/use-content-form.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import { UrlInput } from '../../../kernel/forms/url-input.js';
import type { VideoValues } from './use-video-form.js';

const text = videoAdminMessages;

export interface VideoFieldsProps {
  readonly state: ContentForm<VideoValues>;
}

/** The input fields of a video. */
export function VideoFields({ state: { form, pictureInput } }: VideoFieldsProps) {
  return (
    <>
      <TextInput label={text.titleField} required data-autofocus {...form.getInputProps('title')} />
      <UrlInput label={text.urlField} description={text.urlHint} {...form.getInputProps('link')} />
      <ImageField
        label={text.thumbnailField}
        hint={text.thumbnailHint}
        tooBig={text.thumbnailTooBig}
        {...pictureInput('thumbnail')}
      />
    </>
  );
}
