import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { EventImportReport, StoredEvent } from '@quartermile/core/domain';
import { AdminDialog } from '../../../../kernel/dialogs/admin-dialog.js';
import { carAdminMessages } from '../../../../kernel/messages/car-messages.js';
import { ExportFileField } from './export-file-field.js';
import { eventImportMessages } from './import-messages.js';
import { ImportPreview } from './import-preview.js';
import { type ImportState, useEventImport } from './use-event-import.js';

const text = eventImportMessages;

export interface ImportDialogProps {
  /** The stored events, to detect which ones an import replaces. */
  readonly stored: readonly StoredEvent[];
  onClose(): void;
}

/** Imports an export: file selection, preview, progress and result. */
export function ImportDialog({ stored, onClose }: ImportDialogProps) {
  const { state, choose, restart, start, goOn } = useEventImport(stored);
  const isSending = state.phase === 'sending';
  return (
    <AdminDialog
      title={text.title}
      size="68rem"
      withCloseButton={!isSending}
      closeOnEscape={!isSending}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Stack gap="md">
        {state.phase === 'choosing' && (
          <>
            <Text c="dimmed">{text.intro}</Text>
            <ExportFileField {...state} onChoose={(file) => void choose(file)} />
          </>
        )}
        {state.phase === 'preview' && (
          <ImportPreview
            planned={state.planned}
            onStart={() => void start(state.planned)}
            onOther={restart}
          />
        )}
        {(state.phase === 'sending' || state.phase === 'failed') && (
          <Sending state={state} onGoOn={() => void goOn(state)} onClose={onClose} />
        )}
        {state.phase === 'done' && <Result report={state.report} onClose={onClose} />}
      </Stack>
    </AdminDialog>
  );
}

interface SendingProps {
  readonly state: Extract<ImportState, { readonly phase: 'sending' | 'failed' }>;
  onGoOn(): void;
  onClose(): void;
}

function Sending({ state, onGoOn, onClose }: SendingProps) {
  const all = state.planned.filter(({ fate }) => fate !== 'skipped').length;
  const left = state.batches.reduce((sum, { events }) => sum + events.length, 0);
  const done = all - left;
  return (
    <>
      <Progress.Root size="lg">
        <Progress.Section value={(100 * done) / all} color="amber" aria-label={text.title} />
      </Progress.Root>
      {state.phase === 'sending' && <Text role="status">{text.sending(done, all)}</Text>}
      {state.phase === 'failed' && (
        <>
          <Text role="alert">{text.failedDetail(done, all)}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {carAdminMessages.cancel}
            </Button>
            <Button onClick={onGoOn}>{text.goOn}</Button>
          </Group>
        </>
      )}
    </>
  );
}

function Result({ report, onClose }: { readonly report: EventImportReport; onClose(): void }) {
  const { imported, skipped, undated = [], missingPictures = [] } = report;
  return (
    <>
      <Text fw={600} role="status">
        {text.imported(imported)}
        {skipped.length > 0 && `, ${text.skipped(skipped.length)}`}
      </Text>
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ index, reason }) => (
            <li key={index}>{text.place(index + 1, reason)}</li>
          ))}
        </ul>
      )}
      {undated.length > 0 && (
        <>
          <Text>{text.undated(undated.length)}</Text>
          <ul>
            {undated.map(({ index, title }) => (
              <li key={index}>{text.place(index + 1, title)}</li>
            ))}
          </ul>
        </>
      )}
      {missingPictures.length > 0 && (
        <>
          <Text>{text.missingPictures(missingPictures.length)}</Text>
          <ul>
            {missingPictures.map(({ index, picture, reason }) => (
              <li key={`${index} ${picture}`}>{text.missingPicture(index + 1, picture, reason)}</li>
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          {text.close}
        </Button>
      </Group>
    </>
  );
}
