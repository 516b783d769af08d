import { Button, Group, Stack, Title } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import { useState } from 'react';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { type SiteSummary, siteHost } from '../../shared/site-summary.js';
import { ForgetDialog } from './forget-dialog.js';
import { SiteMark } from './site-mark.js';
import classes from './sites-screen.module.css';

const text = desktopMessages.sites;

export interface SiteListProps {
  readonly bridge: Pick<DesktopBridge, 'changeSites'>;
  readonly sites: readonly SiteSummary[];
}

/** The stored sites with buttons to open and remove them. */
export function SiteList({ bridge, sites }: SiteListProps) {
  const [forgetting, setForgetting] = useState<string | null>(null);
  const forgotten = sites.find(({ origin }) => origin === forgetting);
  return (
    <section className={classes.list}>
      <Title order={2} size="h5" mb="xs">
        {text.yours}
      </Title>
      <Stack gap="xs">
        {sites.map((site) => (
          <Group key={site.origin} gap="xs" wrap="nowrap">
            <Button
              variant="default"
              justify="flex-start"
              className={classes.site}
              aria-label={text.open(labelOf(site))}
              onClick={() => void bridge.changeSites({ do: 'open', origin: site.origin })}
            >
              <SiteMark site={site} />
            </Button>
            <Button
              variant="subtle"
              color="gray"
              aria-label={text.forget(labelOf(site))}
              onClick={() => setForgetting(site.origin)}
            >
              {text.forgetButton}
            </Button>
          </Group>
        ))}
      </Stack>
      {forgotten && <ForgetDialog bridge={bridge} site={forgotten} onClose={() => setForgetting(null)} />}
    </section>
  );
}

/** Accessible name. Two sites may share a name but not a host. */
function labelOf({ origin, name }: SiteSummary): string {
  const host = siteHost(origin);
  return name === host ? host : `${name}, ${host}`;
}
