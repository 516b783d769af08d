import { Input } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { type ChangeEvent, useId, useState } from 'react';
import classes from './export-file-field.module.css';
import { eventImportMessages } from './import-messages.js';

const text = eventImportMessages;

export interface ExportFileFieldProps {
  readonly problem: string | null;
  readonly reading: boolean;
  onChoose(file: File): void;
}

/** File field for the export. A native file input covers the drop zone, so files can be dropped or picked. */
export function ExportFileField({ problem, reading, onChoose }: ExportFileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const leave = (): void => setOver(false);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  return (
    <Input.Wrapper id={id} label={text.file} error={problem} errorProps={{ role: 'alert' }}>
      <div className={classes.zone} data-over={over || undefined} data-invalid={problem ? true : undefined}>
        <span className={classes.invitation} role="status">
          <IconFileImport size={34} stroke={1.4} aria-hidden="true" />
          {reading ? text.reading : text.choose}
        </span>
        <input
          id={id}
          type="file"
          accept=".json,.jsonl,.ndjson,application/json"
          className={classes.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          disabled={reading}
          onChange={pick}
          onDragEnter={() => setOver(true)}
          onDragLeave={leave}
          onDrop={leave}
        />
      </div>
    </Input.Wrapper>
  );
}
