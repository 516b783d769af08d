import { randomKey } from '@quartermile/core/client';
import { EVENT_BATCH_MAX_BYTES, EVENT_BATCH_MAX_DOCUMENTS } from '@quartermile/core/domain';
import type { PlannedEvent } from './plan-import.js';

/** What one call of an import carries; its key lets it be sent again without doing it twice. */
export interface ImportBatch {
  readonly key: string;
  readonly events: readonly PlannedEvent[];
}

/** Parts what will be stored into calls that the server takes, in the order of the file. */
export function batchImport(planned: readonly PlannedEvent[]): ImportBatch[] {
  const batches: PlannedEvent[][] = [];
  let bytes = 0;
  for (const event of planned.filter(({ fate }) => fate !== 'skipped')) {
    const batch = batches.at(-1);
    bytes += event.bytes;
    if (!batch || batch.length === EVENT_BATCH_MAX_DOCUMENTS || bytes > EVENT_BATCH_MAX_BYTES) {
      batches.push([event]);
      bytes = event.bytes;
    } else {
      batch.push(event);
    }
  }
  return batches.map((events) => ({ key: randomKey(), events }));
}
