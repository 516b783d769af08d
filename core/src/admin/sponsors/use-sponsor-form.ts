import { schemaResolver } from '@mantine/form';
import type { UploadOptions } from '@quartermile/core/client';
import {
  adminMessages,
  type Sponsor,
  type SponsorAdd,
  type SponsorCategory,
  sponsorAddSchema,
} from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { storedImage } from '../forms/image-field.js';
import { useDeskForm } from '../forms/use-desk-form.js';

const text = adminMessages.sponsors;

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

/** What is sent; what is not chosen yet the schema finds. */
function toSponsor({ category, logo, ...typed }: SponsorValues): SponsorAdd {
  return { ...typed, category: category as SponsorCategory, logo: logo?.dataUrl ?? '' };
}

/** The draft of the sponsor form: of the sponsor that it edits, or of a new one. */
export const sponsorDraft = (sponsor: Sponsor | null) =>
  sponsor ? { form: 'sponsor', subject: sponsor._id } : { form: 'sponsor' };

/**
 * The sponsor form.
 * @param sponsor the one that it edits; null: it adds
 */
export function useSponsorForm(sponsor: Sponsor | null, onSent: () => void) {
  const { client } = useDesk().host;
  const send = (values: SponsorValues, options: UploadOptions): Promise<Sponsor> =>
    sponsor
      ? client.sponsors.update(sponsor._id, toSponsor(values), options)
      : client.sponsors.add(toSponsor(values), options);
  return useDeskForm<SponsorValues, Sponsor>({
    name: sponsorDraft(sponsor),
    initialValues: sponsor ? { ...emptyForm, ...sponsor, logo: storedImage(sponsor.logo) } : emptyForm,
    validate: (values) => problemsOf(toSponsor(values)),
    call: send,
    done: sponsor ? text.updated : text.added,
    failed: sponsor ? text.updateFailed : text.addFailed,
    lists: [listKeys.sponsors],
    onSent,
    checksEmptyFields: true,
  });
}

/** Whether everything that a sponsor needs is there, right or wrong (specification section 5). */
export function isSponsorFilled({ name, website, description, category, logo }: SponsorValues): boolean {
  const typed = [name, website, description].every((line) => line.trim() !== '');
  return typed && category !== null && logo !== null;
}
