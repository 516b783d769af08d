import { Card, Stack, Text, Title } from '@mantine/core';
import { drawAppIcon } from '@quartermile/core/domain';
import { desktopMessages } from '../../shared/messages/messages.js';
import { siteHost } from '../../shared/site-host.js';
import { ConnectForm, type ConnectFormProps } from './connect-form.js';
import classes from './connect-screen.module.css';

const text = desktopMessages.site;
const mark = `data:image/svg+xml,${encodeURIComponent(drawAppIcon({ corner: 0.22, share: 0.8 }))}`;

/** First run: the address of the site, which a link may prefill. */
export function ConnectScreen(props: ConnectFormProps) {
  const { offered } = props;
  return (
    <main className={classes.page}>
      <img src={mark} alt="Quartermile" width={72} height={72} />
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
