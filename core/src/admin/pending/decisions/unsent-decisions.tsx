import { Alert, Button, Group, List, Text } from '@mantine/core';
import { adminMessages, UNSENT_SHOWN } from '@quartermile/core/domain';
import { IconSendOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDashboard } from '../../dashboard/dashboard-context.js';
import { usePendingCars } from '../use-pending-cars.js';
import type { UnsentDecision } from './unsent-decision.js';

const text = adminMessages.review;

/** Lists decisions that were not sent before their session ended, with buttons to send or discard them. */
export function UnsentDecisions() {
  const { host, decisions } = useDashboard();
  const unsent = useUnsentDecisions();
  const [busy, setBusy] = useState(false);
  if (unsent.length === 0) return null;
  const send = async (): Promise<void> => {
    setBusy(true);
    await decisions.sendNow(unsent);
    setBusy(false);
  };
  const hidden = unsent.length - UNSENT_SHOWN;
  return (
    <Alert
      color="red"
      variant="light"
      mb="md"
      title={text.unsent(unsent.length)}
      icon={<IconSendOff size={20} aria-hidden="true" />}
    >
      <Text size="sm">{text.unsentDetail(unsent.length)}</Text>
      <List size="sm" my="xs" withPadding={false}>
        {unsent.slice(0, UNSENT_SHOWN).map((one) => (
          <List.Item key={one.key}>{describe(one)}</List.Item>
        ))}
        {hidden > 0 && <List.Item>{text.moreUnsent(hidden)}</List.Item>}
      </List>
      <Group gap="sm">
        <Button size="sm" loading={busy} onClick={send}>
          {text.sendUnsent}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={busy}
          onClick={() => host.unsent.forget(unsent.map(({ key }) => key))}
        >
          {text.discardUnsent}
        </Button>
      </Group>
    </Alert>
  );
}

function describe({ decision, carName }: UnsentDecision): string {
  return decision.action === 'approve'
    ? text.unsentApproval(carName, decision.categories.join(', '))
    : text.unsentRejection(carName);
}

/** The stored decisions. Those sent during a page unload are dropped once their car is no longer pending. */
function useUnsentDecisions(): readonly UnsentDecision[] {
  const { unsent } = useDashboard().host;
  const stored = useSyncExternalStore(unsent.watch, unsent.read);
  const { all } = usePendingCars();
  const isWaiting = ({ leftWithPage, decision }: UnsentDecision): boolean =>
    !leftWithPage || all?.some(({ _id }) => _id === decision.carId) === true;
  useEffect(() => {
    if (!all) return;
    const arrived = stored.filter(
      ({ leftWithPage, decision }) => leftWithPage && !all.some(({ _id }) => _id === decision.carId),
    );
    unsent.forget(arrived.map(({ key }) => key));
  }, [unsent, stored, all]);
  return stored.filter(isWaiting);
}
