import { Button, Group, Stack, Text } from '@mantine/core';
import type { SiteProfile } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconWand } from '@tabler/icons-react';
import type { TabProps } from '../../../kernel/context/tab-props.js';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { useSite } from '../../../kernel/site/use-site.js';
import { setupMessages } from './setup/setup-messages.js';
import { SiteFields } from './site-fields.js';
import { siteAdminMessages } from './site-messages.js';
import classes from './site-tab.module.css';
import { useSiteForm } from './use-site.js';

const text = siteAdminMessages;

/** The site profile form, and the way to the first steps. */
export function SiteTab({ openTab }: TabProps) {
  const { data: profile, isPending, isFetching, refetch } = useSite();
  if (isPending) return <SkeletonRows rows={6} rowHeight={72} />;
  if (!profile) {
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="md" maw="56rem">
      <Group justify="space-between">
        <Text c="dimmed">{setupMessages.again}</Text>
        <Button
          variant="default"
          leftSection={<IconWand size={18} aria-hidden="true" />}
          onClick={() => openTab('setup')}
        >
          {setupMessages.open}
        </Button>
      </Group>
      {/* The key resets the form after a profile change. Unsent input is restored from its draft. */}
      <SiteForm key={JSON.stringify(profile)} profile={profile} />
    </Stack>
  );
}

function SiteForm({ profile }: { readonly profile: SiteProfile }) {
  const { form, formProps, busy, conflict, sentPercent, discard } = useSiteForm(profile);
  return (
    <form {...formProps} aria-label={text.form}>
      <SiteFields form={form} sentPercent={sentPercent} />
      <ChangedMeanwhile conflict={conflict} busy={busy} />
      <Group justify="flex-end" className={classes.foot}>
        <Button variant="default" disabled={busy || !form.isDirty()} onClick={discard}>
          {text.reset}
        </Button>
        <SubmitButton label={text.save} busyLabel={text.saving} busy={busy} />
      </Group>
    </form>
  );
}
