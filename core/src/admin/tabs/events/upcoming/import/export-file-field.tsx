import { Input, Stack } from '@mantine/core';
import { DropZone } from '@quartermile/core/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useId } from 'react';
import { eventImportMessages } from './import-messages.js';

const text = eventImportMessages;

export interface ExportFileFieldProps {
  readonly problem: string | null;
  readonly reading: boolean;
  onChoose(file: File): void;
}

/** File field for the export. */
export function ExportFileField({ problem, reading, onChoose }: ExportFileFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={text.file} error={problem} errorProps={{ role: 'alert' }}>
      <DropZone
        id={id}
        accept=".json,.jsonl,.ndjson,application/json"
        compact
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}-error`}
        disabled={reading}
        onPick={onChoose}
      >
        <Stack align="center" gap="xs" m="auto" p="md" c="dimmed" ta="center" role="status">
          <IconFileImport size={34} stroke={1.4} aria-hidden="true" />
          {reading ? text.reading : text.choose}
        </Stack>
      </DropZone>
    </Input.Wrapper>
  );
}
