import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconSendOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import { usePendingCars } from '../../../kernel/cars/use-pending-cars.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import type { UnsentDecision } from '../../../kernel/host/unsent-decision.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';

/** Maximum decisions listed in the message about unsent ones; the rest are counted. */
const UNSENT_SHOWN = 5;

const text = reviewMessages;

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
  switch (decision.action) {
    case 'approve':
      return text.unsentApproval(carName, decision.categories.join(', '));
    case 'reject':
      return text.unsentRejection(carName);
    case 'ask':
      return driverMessages.unsentQuestion(carName);
  }
}

/** Whether the server has a decision: its car left the queue, or waits for the answer to this question. */
function hasArrived({ decision }: UnsentDecision, pending: readonly AdminCar[]): boolean {
  const car = pending.find(({ _id }) => _id === decision.carId);
  return (
    !car || (decision.action === 'ask' && car.submission?.informationRequest?.reason === decision.reason)
  );
}

/** The stored decisions. Those sent during a page unload are dropped once the queue shows that they arrived. */
function useUnsentDecisions(): readonly UnsentDecision[] {
  const { unsent } = useDashboard().host;
  const stored = useSyncExternalStore(unsent.watch, unsent.read);
  const { all } = usePendingCars();
  const isWaiting = (one: UnsentDecision): boolean =>
    !one.leftWithPage || (all !== undefined && !hasArrived(one, all));
  useEffect(() => {
    if (!all) return;
    const arrived = stored.filter((one) => one.leftWithPage && hasArrived(one, all));
    unsent.forget(arrived.map(({ key }) => key));
  }, [unsent, stored, all]);
  return stored.filter(isWaiting);
}
