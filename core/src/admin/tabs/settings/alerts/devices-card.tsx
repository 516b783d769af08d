import { Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import type { AlertDevice, AlertSettings } from '@quartermile/core/domain';
import { useQuery } from '@tanstack/react-query';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../kernel/context/query-client.js';
import { formatMoment } from '../../../kernel/dates/format-moment.js';
import { useAdminCall } from '../../../kernel/forms/use-admin-call.js';
import type { HostPush } from '../../../kernel/host/host-push.js';
import { Facts } from '../../../kernel/lists/item.js';
import list from '../../../kernel/lists/item.module.css';
import { StatusPill } from '../../../kernel/lists/status-pill.js';
import { alertsMessages } from './alerts-messages.js';
import { useAlertsCalls } from './use-alerts.js';

const text = alertsMessages;

/** The devices with notifications, and the switch of this one, on a host that can subscribe. */
export function DevicesCard({ settings }: { readonly settings: AlertSettings }) {
  const { push } = useDashboard().host;
  const { data: endpoint = null } = useQuery({
    queryKey: [...listKeys.alertEndpoint, settings.publicKey],
    queryFn: () => push?.endpoint(settings.publicKey) ?? null,
  });
  const here = settings.devices.find((device) => device.endpoint === endpoint) ?? null;
  return (
    <Card component="section" aria-label={text.devices}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {text.devices}
        </Title>
        {push && <DeviceSwitch push={push} publicKey={settings.publicKey} here={here} />}
        {settings.devices.length === 0 ? (
          <Text c="dimmed">{text.noDevices}</Text>
        ) : (
          <ul className={list.rows}>
            {settings.devices.map((device) => (
              <DeviceRow key={device._id} device={device} isHere={device === here} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

interface DeviceSwitchProps {
  readonly push: HostPush;
  readonly publicKey: string;
  /** This device in the list; null when it is off. */
  readonly here: AlertDevice | null;
}

function DeviceSwitch({ push, publicKey, here }: DeviceSwitchProps) {
  const calls = useAlertsCalls();
  const lists = [listKeys.alerts, listKeys.alertEndpoint];
  const switchOn = useAdminCall({
    call: async () => calls.addDevice(await push.subscribe(publicKey)),
    done: text.on,
    failed: text.subscribeFailed,
    lists,
  });
  const switchOff = useAdminCall({
    call: async (id: string) => {
      await calls.removeDevice(id);
      await push.unsubscribe();
    },
    done: text.off,
    failed: text.removeFailed,
    lists,
  });
  const support = push.support();
  const change = (): void => {
    if (switchOn.isPending || switchOff.isPending) return;
    if (here) switchOff.mutate(here._id);
    else switchOn.mutate(undefined);
  };
  return (
    <Switch
      label={text.deviceSwitch}
      description={text.support[support]}
      checked={here !== null}
      disabled={support !== 'ready' && here === null}
      onChange={change}
    />
  );
}

function DeviceRow({ device, isHere }: { readonly device: AlertDevice; readonly isHere: boolean }) {
  const calls = useAlertsCalls();
  const { mutate: remove, isPending } = useAdminCall({
    call: () => calls.removeDevice(device._id),
    done: text.removed,
    failed: text.removeFailed,
    lists: [listKeys.alerts],
  });
  const added = formatMoment(device.addedAt);
  const last = device.sentAt === null ? [] : [text.last(formatMoment(device.sentAt))];
  return (
    <li className={list.row}>
      <div className={list.words}>
        <Group gap="xs" fw={600}>
          {device.device}
          {isHere && <StatusPill label={text.here} tone="good" />}
          {device.failing && <StatusPill label={text.failing} tone="bad" />}
        </Group>
        <Facts>{[text.added(added), ...last].join(' · ')}</Facts>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        aria-label={text.removeOne(device.device, added)}
        onClick={() => remove(undefined)}
      >
        {text.remove}
      </Button>
    </li>
  );
}
