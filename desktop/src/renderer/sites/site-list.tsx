import { Button, Group, Stack, Title } from '@mantine/core';
import { desktopMessages } from '@quartermile/core/domain';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import { siteName } from './site-name.js';
import classes from './sites-screen.module.css';

const text = desktopMessages.sites;

export interface SiteListProps {
  readonly bridge: DesktopBridge;
  /** Origins. */
  readonly sites: readonly string[];
}

/** The sites that are kept: open one, or forget it. */
export function SiteList({ bridge, sites }: SiteListProps) {
  return (
    <section className={classes.list}>
      <Title order={2} size="h5" mb="xs">
        {text.yours}
      </Title>
      <Stack gap="xs">
        {sites.map((origin) => (
          <Group key={origin} gap="xs" wrap="nowrap">
            <Button
              variant="default"
              justify="flex-start"
              className={classes.site}
              aria-label={text.open(siteName(origin))}
              onClick={() => void bridge.changeSites({ do: 'open', origin })}
            >
              {siteName(origin)}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              aria-label={text.forget(siteName(origin))}
              onClick={() => void bridge.changeSites({ do: 'forget', origin })}
            >
              {text.forgetButton}
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
