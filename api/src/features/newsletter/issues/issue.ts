/**
 * States of a newsletter's mail to a subscriber. `queued`: in the outbox; `handing`: its end is being transmitted;
 * `uncertain`: its end was transmitted and no reply came, so that it may have arrived; `skipped`: unsubscribed since.
 */
export const DELIVERY_STATES = [
  'waiting',
  'queued',
  'handing',
  'sent',
  'refused',
  'failed',
  'uncertain',
  'skipped',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
