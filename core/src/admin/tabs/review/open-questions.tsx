import { Title } from '@mantine/core';
import type { AdminCar } from '@quartermile/core/domain';
import { driverMessages } from '../../drawer/driver/driver-messages.js';

/** Whether a pending car waits for its driver's answer. */
export function hasOpenQuestion({ submission }: AdminCar): boolean {
  return Boolean(submission?.informationRequest);
}

/** The queue with the cars that wait for their drivers at the end; otherwise in the same order. */
export function questionsLast(cars: readonly AdminCar[]): readonly AdminCar[] {
  return [...cars.filter((car) => !hasOpenQuestion(car)), ...cars.filter(hasOpenQuestion)];
}

/** Heading above the cars that wait for their drivers. */
export function WaitingForDriver({ count }: { readonly count: number }) {
  return (
    <Title order={3} size="h5" mt="sm">
      {driverMessages.waiting(count)}
    </Title>
  );
}
