import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { IssueBlockKind } from '@quartermile/core/domain';
import type { ContentForm } from '../../../kernel/content/use-content-form.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import { issueAdminMessages } from './issue-messages.js';
import type { BlockValues, IssueValues } from './issue-values.js';
import type { useReferences } from './use-references.js';

const text = issueAdminMessages;

export interface BlockFieldsProps {
  readonly state: ContentForm<IssueValues>;
  readonly kind: IssueBlockKind;
  /** Place of the block. */
  readonly at: number;
  readonly references: ReturnType<typeof useReferences>;
}

/** The inputs of a block. */
export function BlockFields({ state, kind, at, references }: BlockFieldsProps) {
  const { form, pictureInput } = state;
  const path = (field: keyof BlockValues): string => `blocks.${at}.${field}`;
  const propsOf = (field: keyof BlockValues) => form.getInputProps(path(field));
  switch (kind) {
    case 'heading':
      return <TextInput label={text.text} required {...propsOf('text')} />;
    case 'paragraph':
      return (
        <Textarea
          label={text.text}
          description={text.paragraphHint}
          required
          autosize
          minRows={3}
          maxRows={16}
          {...propsOf('text')}
        />
      );
    case 'picture':
      return (
        <Stack gap="sm">
          <ImageField label={text.picture} required {...pictureInput(path('image') as 'blocks')} />
          <TextInput label={text.alt} description={text.altHint} required {...propsOf('alt')} />
        </Stack>
      );
    case 'button':
      return (
        <Stack gap="sm">
          <TextInput label={text.label} required {...propsOf('label')} />
          <TextInput
            label={text.link}
            placeholder={text.linkPlaceholder}
            inputMode="url"
            required
            {...propsOf('link')}
          />
        </Stack>
      );
    default:
      return (
        <NativeSelect label={text.kinds[kind]} data={[...references[kind]]} required {...propsOf('id')} />
      );
  }
}
