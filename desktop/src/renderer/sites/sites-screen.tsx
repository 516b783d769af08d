import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core';
import { desktopMessages, drawAppIcon } from '@quartermile/core/domain';
import type { DeskState } from '../../shared/desk-state.js';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { SiteList } from './site-list.js';
import classes from './sites-screen.module.css';
import { useAddSite } from './use-add-site.js';

const text = desktopMessages.sites;
const mark = `data:image/svg+xml,${encodeURIComponent(drawAppIcon({ corner: 0.22, share: 0.8 }))}`;

export interface SitesScreenProps {
  readonly bridge: DesktopBridge;
  readonly state: DeskState;
}

/** First run, and the way to another site: asks for an address, and shows the sites that are kept. */
export function SitesScreen({ bridge, state }: SitesScreenProps) {
  const { problem, busy, field, submit } = useAddSite(bridge);
  return (
    <main className={classes.page}>
      <img src={mark} alt="Quartermile" width={72} height={72} />
      <Card component="section" className={classes.card} padding="xl">
        <Stack gap="xs" mb="lg">
          <Title order={1} size="h2">
            {text.title}
          </Title>
          <Text c="dimmed">{text.intro}</Text>
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
            <Button type="submit" loading={busy}>
              {text.connect}
            </Button>
          </Stack>
        </form>
      </Card>
      {state.sites.length > 0 && <SiteList bridge={bridge} sites={state.sites} />}
    </main>
  );
}
