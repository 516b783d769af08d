import { Alert, List } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { reviewMessages } from '../../../kernel/messages/review-messages.js';
import { describeChanged } from './describe-changed.js';

const text = reviewMessages;

/** A car as it was seen before something sent about it was refused, see `DelayedDecisions.changedCars`. */
export function useChangedCar(carId: string): AdminCar | null | undefined {
  const { decisions } = useDashboard();
  return useSyncExternalStore(decisions.subscribe, decisions.changedCars).get(carId);
}

/** What changed in a car since it was decided about, so that nothing was decided. Nothing for other cars. */
export function ChangedNote({ car }: { readonly car: AdminCar }) {
  const seen = useChangedCar(car._id);
  if (seen === undefined) return null;
  const changes = seen === null ? [] : describeChanged(seen, car);
  return (
    <Alert
      variant="light"
      color="amber"
      title={changes.length > 0 ? text.changedSince : text.changedUnknown}
      icon={<IconRefreshAlert size={20} aria-hidden="true" />}
    >
      {changes.length > 0 && (
        <List size="sm" m={0} ps="md">
          {changes.map((change) => (
            <List.Item key={change}>{change}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
