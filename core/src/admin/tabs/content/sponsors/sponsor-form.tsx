import { Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { SPONSOR_CATEGORIES, type Sponsor } from '@quartermile/core/domain';
import { useEffect } from 'react';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { EditActions } from '../../../kernel/forms/edit-dialog.js';
import { focusField } from '../../../kernel/forms/focus-field.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { ImageField } from '../../../kernel/forms/image-field.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { UrlInput } from '../../../kernel/forms/url-input.js';
import { isSponsorFilled, useSponsorForm } from './use-sponsor-form.js';

const text = sponsorAdminMessages;

export interface SponsorFormProps {
  /** The edited sponsor; null to add one. */
  readonly sponsor: Sponsor | null;
  /** Called when the edit was sent or cancelled. */
  onEditEnd(): void;
}

/** Adds or edits a sponsor. Its button is disabled until every field is filled in (specification section 5). */
export function SponsorForm({ sponsor, onEditEnd }: SponsorFormProps) {
  const state = useSponsorForm(sponsor, onEditEnd);
  const { form, formProps, busy, conflict, isReading, pictureInput, discard } = state;
  const isEdit = sponsor !== null;
  useEffect(() => {
    if (isEdit) focusField(formProps.ref, 'input');
  }, [formProps.ref, isEdit]);
  const disabled = isReading || !isSponsorFilled(form.values);
  const cancel = (): void => {
    discard();
    onEditEnd();
  };
  return (
    <FormCard title={sponsor ? text.editTitle : text.addTitle} isAsked={sponsor !== null}>
      <form {...formProps}>
        <Stack gap="md">
          <TextInput label={text.nameField} required {...form.getInputProps('name')} />
          <UrlInput
            label={text.websiteField}
            placeholder={text.websitePlaceholder}
            {...form.getInputProps('website')}
          />
          <Textarea
            label={text.descriptionField}
            autosize
            minRows={2}
            required
            {...form.getInputProps('description')}
          />
          <Select
            label={text.categoryField}
            placeholder={text.categoryPlaceholder}
            data={[...SPONSOR_CATEGORIES]}
            required
            {...form.getInputProps('category')}
          />
          <ImageField label={text.logoField} required tooBig={text.logoTooBig} {...pictureInput('logo')} />
          <Checkbox
            label={text.featuredField}
            description={text.featuredHint}
            {...form.getInputProps('featured', { type: 'checkbox' })}
          />
          {sponsor ? (
            <EditActions
              label={text.update}
              busyLabel={text.updating}
              busy={busy}
              conflict={conflict}
              disabled={disabled}
              onCancel={cancel}
            />
          ) : (
            <Group grow>
              <SubmitButton label={text.add} busyLabel={text.adding} busy={busy} disabled={disabled} />
            </Group>
          )}
        </Stack>
      </form>
    </FormCard>
  );
}
