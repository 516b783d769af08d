import { Card, Stack, Text, Title } from '@mantine/core';
import { desktopMessages } from '../../shared/messages/messages.js';
import { siteHost } from '../../shared/site-host.js';
import { ConnectForm, type ConnectFormProps } from './connect-form.js';
import classes from './connect-screen.module.css';
import { appIcon } from './site-icon.js';

const text = desktopMessages.site;

/** First run: the address of the site, which a link may prefill. */
export function ConnectScreen(props: ConnectFormProps) {
  const { offered } = props;
  return (
    <main className={classes.page}>
      <img src={appIcon} alt="Quartermile" width={72} height={72} />
      <Card component="section" className={classes.card} padding="xl">
        <Stack gap="xs" mb="lg">
          <Title order={1} size="h2">
            {offered === null ? text.title : text.linkTitle}
          </Title>
          <Text c="dimmed">{offered === null ? text.intro : text.linkIntro(siteHost(offered))}</Text>
        </Stack>
        <ConnectForm {...props} />
      </Card>
    </main>
  );
}
