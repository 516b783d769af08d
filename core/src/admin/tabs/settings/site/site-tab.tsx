import { Button, Group, Title } from '@mantine/core';
import type { SiteProfile } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { ChangedMeanwhile } from '../../../kernel/forms/changed-meanwhile.js';
import { SubmitButton } from '../../../kernel/forms/submit-button.js';
import { HeroPreview } from './hero-preview.js';
import { PausesCard } from './pauses-card.js';
import { SiteSetup } from './setup/site-setup.js';
import { SiteFields } from './site-fields.js';
import { siteAdminMessages } from './site-messages.js';
import classes from './site-tab.module.css';
import { useSite, useSiteForm } from './use-site.js';

const text = siteAdminMessages;

/** The site profile form, with a preview of the home page hero. */
export function SiteTab() {
  const { data: profile, isPending, isFetching, refetch } = useSite();
  if (isPending) return <SkeletonRows rows={6} rowHeight={72} />;
  if (!profile) {
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  // The key resets the form after a profile change. Unsent input is restored from its draft.
  return (
    <SiteSetup>
      <PausesCard />
      <SiteForm key={JSON.stringify(profile)} profile={profile} />
    </SiteSetup>
  );
}

function SiteForm({ profile }: { readonly profile: SiteProfile }) {
  const { form, formProps, busy, conflict, sentPercent, discard } = useSiteForm(profile);
  return (
    <div className={classes.root}>
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
      <aside className={classes.preview} aria-label={text.previewOf}>
        <Title order={2} size="h5" mb="xs">
          {text.preview}
        </Title>
        <HeroPreview
          hero={form.values.hero}
          live={form.values.live}
          picture={form.values.heroImage?.dataUrl ?? null}
        />
      </aside>
    </div>
  );
}
