import { Button, Card, Group, NativeSelect, Stack, Switch, Text, Title } from '@mantine/core';
import type { AlertSettings } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { useMutation } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { AutoGrid } from '../../../kernel/layout/auto-grid.js';
import { notifyCallFailure, notifySuccess } from '../../../kernel/notifications/notify.js';
import { alertsMessages } from './alerts-messages.js';
import { DevicesCard } from './devices-card.js';
import { useAlertPreferences, useAlerts, useAlertsCalls } from './use-alerts.js';

const text = alertsMessages;

/** Quiet hours that are suggested when they are switched on. */
const NIGHT = { quietFrom: 22, quietTo: 7 } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The Alerts page: mails, quiet hours and devices of the administrator. */
export function AlertsTab() {
  const { data, isError, isFetching, refetch } = useAlerts();
  if (!data) {
    if (!isError) return <SkeletonRows rows={3} rowHeight={140} />;
    return <ErrorState title={text.failedToLoad} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.intro}</Text>
      <AutoGrid min="20rem">
        <MailCard settings={data} />
        <QuietHoursCard settings={data} />
      </AutoGrid>
      <DevicesCard settings={data} />
      <AlertTestButton />
    </Stack>
  );
}

interface SettingsProps {
  readonly settings: AlertSettings;
}

function MailCard({ settings }: SettingsProps) {
  const { admin } = useDashboard();
  const save = useAlertPreferences(settings);
  return (
    <Card component="section" aria-label={text.mail}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {text.mail}
        </Title>
        <Switch
          label={text.mailSwitch(admin.email)}
          description={settings.hasMailServer ? text.mailHint : text.noMailServer}
          checked={settings.byMail}
          onChange={({ currentTarget }) => save({ byMail: currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}

function QuietHoursCard({ settings }: SettingsProps) {
  const save = useAlertPreferences(settings);
  const { quietFrom, quietTo } = settings;
  return (
    <Card component="section" aria-label={text.quiet}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {text.quiet}
        </Title>
        <Text c="dimmed" size="sm">
          {text.quietHint}
        </Text>
        <Group gap="sm" grow>
          <NativeSelect
            label={text.from}
            data={[{ value: '', label: text.noQuiet }, ...HOURS]}
            value={quietFrom ?? ''}
            onChange={({ currentTarget: { value } }) =>
              save(
                value === ''
                  ? { quietFrom: null, quietTo: null }
                  : { quietFrom: Number(value), quietTo: quietTo ?? NIGHT.quietTo },
              )
            }
          />
          {quietFrom !== null && (
            <NativeSelect
              label={text.to}
              data={HOURS}
              value={quietTo ?? NIGHT.quietTo}
              onChange={({ currentTarget: { value } }) => save({ quietFrom, quietTo: Number(value) })}
            />
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Sends a test by every way that the administrator has switched on. */
export function AlertTestButton() {
  const calls = useAlertsCalls();
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.test(),
    onSuccess: ({ mails, devices, failed }) => notifySuccess(text.tested(mails, devices, failed)),
    onError: (error) => notifyCallFailure(error, text.testFailed),
  });
  return (
    <Group>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {text.test}
      </Button>
    </Group>
  );
}
