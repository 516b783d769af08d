import type { EventImportReport, StoredEvent } from '@quartermile/core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDashboard } from '../../../../kernel/context/dashboard-context.js';
import { listKeys } from '../../../../kernel/context/query-client.js';
import { notifyCallFailure, notifySuccess } from '../../../../kernel/notifications/notify.js';
import { batchImport, type ImportBatch } from './batch-import.js';
import { eventImportMessages } from './import-messages.js';
import { type PlannedEvent, planImport } from './plan-import.js';
import { readEventExport } from './read-event-export.js';

/** Maximum size of an export file read in the browser; embedded pictures make it large. */
const EVENT_EXPORT_MAX_BYTES = 128 * 1024 * 1024;

const text = eventImportMessages;

/** Progress of an import. Skipped documents are identified by their index in the file. */
export type ImportState =
  | { readonly phase: 'choosing'; readonly problem: string | null; readonly reading: boolean }
  | { readonly phase: 'preview'; readonly planned: readonly PlannedEvent[] }
  | ({ readonly phase: 'sending' | 'failed' } & Sending)
  | { readonly phase: 'done'; readonly report: EventImportReport };

interface Sending {
  readonly planned: readonly PlannedEvent[];
  /** Batches that are still to be sent. */
  readonly batches: readonly ImportBatch[];
  /** Combined result of the completed requests. */
  readonly report: EventImportReport;
}

const choosing = { phase: 'choosing', problem: null, reading: false } as const;

/** State of an import, from the file selection to the result. A failed import can be resumed. */
export function useEventImport(stored: readonly StoredEvent[]) {
  const [state, setState] = useState<ImportState>(choosing);
  const { client } = useDashboard().host;
  const queryClient = useQueryClient();

  const choose = async (file: File): Promise<void> => {
    if (file.size > EVENT_EXPORT_MAX_BYTES) return setState({ ...choosing, problem: text.tooBig });
    setState({ ...choosing, reading: true });
    const read = await file
      .text()
      .then(readEventExport, () => ({ documents: null, problem: text.unreadable }));
    if (!read.documents) return setState({ ...choosing, problem: read.problem });
    const storedIds = new Set(stored.map(({ id }) => id));
    setState({ phase: 'preview', planned: planImport(read.documents, { now: new Date(), storedIds }) });
  };

  const send = async ({ planned, batches, report }: Sending): Promise<void> => {
    const left = { planned, batches, report };
    try {
      for (const batch of batches) {
        setState({ phase: 'sending', ...left });
        const documents = batch.events.map(({ document }) => document);
        const answer = await client.events.import({ documents }, { idempotencyKey: batch.key });
        left.report = addReport(left.report, answer, batch);
        left.batches = left.batches.slice(1);
      }
      setState({ phase: 'done', report: left.report });
      notifySuccess(text.done);
    } catch (error) {
      setState({ phase: 'failed', ...left });
      notifyCallFailure(error, text.failed);
    } finally {
      for (const queryKey of [listKeys.events, listKeys.activity]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
  };

  return {
    state,
    choose,
    restart: () => setState(choosing),
    start(planned: readonly PlannedEvent[]) {
      const skipped = planned.flatMap(({ index, reason }) => (reason === null ? [] : [{ index, reason }]));
      return send({ planned, batches: batchImport(planned), report: { imported: 0, skipped } });
    },
    goOn: send,
  };
}

/** Converts the server's index within the batch to the index within the file. */
function addReport(
  total: EventImportReport,
  report: EventImportReport,
  { events }: ImportBatch,
): EventImportReport {
  const inFile = <Item extends { readonly index: number }>(item: Item): Item => ({
    ...item,
    index: events[item.index]?.index ?? item.index,
  });
  return {
    imported: total.imported + report.imported,
    skipped: [...total.skipped, ...report.skipped.map(inFile)].sort((a, b) => a.index - b.index),
    undated: [...(total.undated ?? []), ...(report.undated ?? []).map(inFile)],
    missingPictures: [...(total.missingPictures ?? []), ...(report.missingPictures ?? []).map(inFile)],
  };
}
