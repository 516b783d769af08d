import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { desktopMessages, drawAppIcon } from '@quartermile/core/domain';
import type { AppState } from '../../shared/app-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { siteHost } from '../../shared/site-summary.js';
import { UpdateOffer } from '../about/update-offer.js';
import { SiteList } from './site-list.js';
import classes from './sites-screen.module.css';
import { useAddSite } from './use-add-site.js';

const text = desktopMessages.sites;
const mark = `data:image/svg+xml,${encodeURIComponent(drawAppIcon({ corner: 0.22, share: 0.8 }))}`;

export interface SitesScreenProps {
  readonly bridge: DesktopBridge;
  readonly state: AppState;
}

/** First run and site selection: an address form, which a link may prefill, and the stored sites. */
export function SitesScreen({ bridge, state }: SitesScreenProps) {
  const { sites, site, offered } = state;
  const { problem, busy, field, submit } = useAddSite(bridge, offered?.origin ?? null);
  const title = sites.length > 0 ? text.addTitle : text.title;
  return (
    <main className={classes.page}>
      <img src={mark} alt="Quartermile" width={72} height={72} />
      <Card component="section" className={classes.card} padding="xl">
        <Stack gap="xs" mb="lg">
          <Title order={1} size="h2">
            {offered ? text.linkTitle : title}
          </Title>
          <Text c="dimmed">{offered ? text.linkIntro(siteHost(offered.origin)) : text.intro}</Text>
        </Stack>
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              ref={field}
              name="address"
              label={text.address}
              placeholder={text.placeholder}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              error={problem && desktopMessages.siteProblems[problem]}
              errorProps={{ role: 'alert' }}
            />
            {problem === 'tooNew' && (
              <div>
                <UpdateOffer bridge={bridge} state={state} />
              </div>
            )}
            <Group grow preventGrowOverflow={false}>
              {offered && site !== null && (
                <Button
                  variant="default"
                  onClick={() => void bridge.changeSites({ do: 'open', origin: site })}
                >
                  {text.linkDecline}
                </Button>
              )}
              <Button type="submit" loading={busy}>
                {text.connect}
              </Button>
            </Group>
          </Stack>
        </form>
      </Card>
      {sites.length > 0 && <SiteList bridge={bridge} sites={sites} />}
    </main>
  );
}
