import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import {
  isBlank,
  type Sponsor,
  type SponsorAdd,
  type SponsorCategory,
  sponsorAddSchema,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { sponsorKind } from '../../../kernel/content/kinds/sponsor-kind.js';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { storedImage } from '../../../kernel/forms/image-field.js';

export interface SponsorValues {
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly category: SponsorCategory | null;
  readonly logo: PickedImage | null;
  readonly featured: boolean;
}

const text = sponsorAdminMessages;
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
export function useSponsorForm(sponsor: Sponsor | null, onSent: () => void) {
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
export function isSponsorFilled({ name, website, description, category, logo }: SponsorValues): boolean {
  const typed = [name, website, description].every((line) => !isBlank(line));
  return typed && category !== null && logo !== null;
}
