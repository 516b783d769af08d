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
import { useContentForm } from '../content/use-content-form.js';
import { useDashboard } from '../dashboard/dashboard-context.js';
import { storedImage } from '../forms/image-field.js';
import { sponsorKind } from './sponsor-kind.js';

export interface SponsorValues {
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly category: SponsorCategory | null;
  readonly logo: PickedImage | null;
  readonly featured: boolean;
}

const emptyForm: SponsorValues = {
  name: '',
  website: '',
  description: '',
  category: null,
  logo: null,
  featured: false,
};

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
  const send = (values: SponsorValues, options: UploadOptions): Promise<Sponsor> =>
    sponsor
      ? client.sponsors.update(sponsor._id, toSponsor(values), options)
      : client.sponsors.add(toSponsor(values), options);
  return useContentForm<Sponsor, SponsorValues, Sponsor>(sponsorKind, {
    edited: sponsor,
    initialValues: sponsor ? { ...emptyForm, ...sponsor, logo: storedImage(sponsor.logo) } : emptyForm,
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
