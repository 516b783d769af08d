import { adminMessages, type SiteProfile } from '@quartermile/core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import { listKeys } from '../dashboard/query-client.js';
import { useDeskForm } from '../forms/use-desk-form.js';
import { siteProblems, toSiteFormValues, toSiteProfile } from './site-form-values.js';

const text = adminMessages.site;

/** Whose site it is, and where its links go. */
export function useSite() {
  const { client } = useDesk().host;
  return useQuery({ queryKey: listKeys.site, queryFn: ({ signal }) => client.site.read({ signal }) });
}

/**
 * The form of the profile; it shows what was saved at once, before it is read again.
 * @param onSent called once it is saved
 */
export function useSiteForm(profile: SiteProfile, onSent?: () => void) {
  const { client } = useDesk().host;
  const queryClient = useQueryClient();
  const [initialValues] = useState(() => toSiteFormValues(profile));
  return useDeskForm({
    name: { form: 'site' },
    initialValues,
    validate: siteProblems,
    call: async (values, options) => {
      const saved = await client.site.update(toSiteProfile(values), options);
      queryClient.setQueryData<SiteProfile>(listKeys.site, saved);
      return saved;
    },
    done: text.saved,
    failed: text.saveFailed,
    lists: [listKeys.site, listKeys.activity],
    onSent,
  });
}
