import type { SiteProfile } from '@quartermile/core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import { useAdminForm } from '../../../kernel/forms/use-admin-form.js';
import { siteProblems, toSiteFormValues, toSiteProfile } from './site-form-values.js';
import { siteAdminMessages } from './site-messages.js';

const text = siteAdminMessages;

/**
 * State of the profile form. Saving updates the query cache before the profile is reloaded.
 * @param onSent called after the profile was saved
 */
export function useSiteForm(profile: SiteProfile, onSent?: () => void) {
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();
  const [initialValues] = useState(() => toSiteFormValues(profile));
  return useAdminForm({
    name: { form: 'site' },
    initialValues,
    edits: { item: profile, valuesOf: toSiteFormValues },
    validate: siteProblems,
    call: async (values, options, seen = profile) => {
      const saved = await client.site.update(asSeen(toSiteProfile(values), seen), options);
      queryClient.setQueryData<SiteProfile>(listKeys.site, saved);
      return saved;
    },
    done: text.saved,
    failed: text.saveFailed,
    lists: [listKeys.site, listKeys.activity],
    onSent,
  });
}
