import type { Subscriber } from '@quartermile/core/domain';
import type { SubscriberEntity } from './subscriber.entity.js';

/** A subscriber for the administrator. */
export function toSubscriber({
  id,
  email,
  status,
  createdAt,
  confirmedAt,
  refusals,
}: SubscriberEntity): Subscriber {
  return {
    _id: id,
    email,
    status,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    refusals,
  };
}
