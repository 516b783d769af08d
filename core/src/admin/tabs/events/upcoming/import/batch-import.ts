import { randomKey } from '@quartermile/core/client';

import type { PlannedEvent } from './plan-import.js';

/** Maximum documents sent per call, so that progress shows. */
const EVENT_BATCH_MAX_DOCUMENTS = 100;
/**
 * Documents are combined into one call up to this size; a larger one is sent alone. Less than
 * `BODY_MAX_OUTLINE_BYTES`.
 */
const EVENT_BATCH_MAX_BYTES = 900_000;

/** Maximum remote pictures per call of the dashboard's import, so that calls stay short. */
const EVENT_BATCH_MAX_REMOTE_PICTURES = 10;

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
