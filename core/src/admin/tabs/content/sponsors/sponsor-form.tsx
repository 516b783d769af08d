import { Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import {
  isBlank,
  SPONSOR_CATEGORIES,
  type Sponsor,
  type SponsorAdd,
  type SponsorCategory,
  sponsorAddSchema,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useEffect } from 'react';
import { sponsorKind } from '../../../kernel/content/kinds/sponsor-kind.js';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { EditActions } from '../../../kernel/forms/edit-dialog.js';
import { focusField } from '../../../kernel/forms/focus-field.js';
import { FormCard } from '../../../kernel/forms/form-card.js';
import { ImageField, storedImage } from '../../../kernel/forms/image-field.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { UrlInput } from '../../../kernel/forms/url-input.js';

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

interface SponsorValues {
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly category: SponsorCategory | null;
  readonly logo: PickedImage | null;
  readonly featured: boolean;
}

const labels = {
  name: text.nameField,
  website: text.websiteField,
  description: text.descriptionField,
  category: text.categoryField,
  logo: text.logoField,
  featured: text.featuredField,
};

const emptyForm: SponsorValues = {
  name: '',
  website: '',
  description: '',
  category: null,
  logo: null,
  featured: false,
};

const valuesOf = (sponsor: Sponsor): SponsorValues => ({
  ...emptyForm,
  ...sponsor,
  logo: storedImage(sponsor.logo),
});

const problemsOf = schemaResolver(sponsorAddSchema, { sync: true });

/** Builds the payload. The schema rejects missing choices. */
function toSponsor({ category, logo, ...typed }: SponsorValues): SponsorAdd {
  return { ...typed, category: category as SponsorCategory, logo: logo?.dataUrl ?? '' };
}

/**
 * State of the sponsor form.
 * @param sponsor the edited sponsor; null to add one
 */
function useSponsorForm(sponsor: Sponsor | null, onSent: () => void) {
  const { client } = useDashboard().host;
  const send = (values: SponsorValues, options: UploadOptions, seen = sponsor): Promise<Sponsor> =>
    seen
      ? client.sponsors.update(seen._id, asSeen(toSponsor(values), seen), options)
      : client.sponsors.add(toSponsor(values), options);
  return useContentForm<Sponsor, SponsorValues, Sponsor>(sponsorKind, {
    edited: sponsor,
    initialValues: sponsor ? valuesOf(sponsor) : emptyForm,
    edits: sponsor && { item: sponsor, valuesOf, labels },
    validate: (values) => problemsOf(toSponsor(values)),
    call: send,
    onSent,
    checksEmptyFields: true,
  });
}

/** Whether every required field is filled in, valid or not (specification section 5). */
function isSponsorFilled({ name, website, description, category, logo }: SponsorValues): boolean {
  const typed = [name, website, description].every((line) => !isBlank(line));
  return typed && category !== null && logo !== null;
}
