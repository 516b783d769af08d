import { Group, Switch, Textarea, TextInput } from '@mantine/core';
import { pastEventAdminMessages } from '../../../kernel/content/kinds/past-event-messages.js';
import type { ContentForm } from '../../../kernel/content/use-content-form.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import type { PastEventFormValues } from './past-event-form-values.js';

const text = pastEventAdminMessages;

/** The inputs of a past event: its texts and its picture. */
export function PastEventFields({ state }: { readonly state: ContentForm<PastEventFormValues> }) {
  const { form } = state;
  return (
    <>
      <TextInput label={text.title} required data-autofocus {...form.getInputProps('title')} />
      {/* Below each other where a label would not fit on a line. */}
      <Group grow align="start" preventGrowOverflow={false}>
        <TextInput miw="10rem" label={text.date} type="date" required {...form.getInputProps('date')} />
        <TextInput miw="10rem" label={text.location} {...form.getInputProps('location')} />
      </Group>
      <Textarea label={text.description} autosize minRows={3} {...form.getInputProps('description')} />
      <ImageField label={text.picture} {...state.pictureInput('image')} />
      <Switch label={text.featured} {...form.getInputProps('featured', { type: 'checkbox' })} />
    </>
  );
}
