import { randomKey } from '@quartermile/core/client';
import {
  EVENT_BATCH_MAX_BYTES,
  EVENT_BATCH_MAX_DOCUMENTS,
  EVENT_BATCH_MAX_REMOTE_PICTURES,
} from '@quartermile/core/domain';
import type { PlannedEvent } from './plan-import.js';

/** Documents of one import request, with the idempotency key for its retries. */
export interface ImportBatch {
  readonly key: string;
  readonly events: readonly PlannedEvent[];
}

/** Splits the accepted documents into requests within the server's limits. The order of the file is preserved. */
export function batchImport(planned: readonly PlannedEvent[]): ImportBatch[] {
  const batches: PlannedEvent[][] = [];
  for (const event of planned.filter(({ fate }) => fate !== 'skipped')) {
    const batch = batches.at(-1);
    if (batch && fits([...batch, event])) batch.push(event);
    else batches.push([event]);
  }
  return batches.map((events) => ({ key: randomKey(), events }));
}

function fits(events: readonly PlannedEvent[]): boolean {
  const sum = (count: (event: PlannedEvent) => number) =>
    events.reduce((total, event) => total + count(event), 0);
  return (
    events.length <= EVENT_BATCH_MAX_DOCUMENTS &&
    sum(({ bytes }) => bytes) <= EVENT_BATCH_MAX_BYTES &&
    sum(({ remotePictures }) => remotePictures) <= EVENT_BATCH_MAX_REMOTE_PICTURES
  );
}
