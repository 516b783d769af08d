import { Button, Group, Stack, Text } from '@mantine/core';
import { adminMessages, EVENT_PREVIEW_STEP, isOwnPicture } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { useState } from 'react';
import { dateWords, placeWords } from '../event-words.js';
import classes from './import-preview.module.css';
import type { PlannedEvent } from './plan-import.js';

const text = adminMessages.eventImport;
const FATES = ['upcoming', 'past', 'undated', 'skipped'] as const;
type Fate = PlannedEvent['fate'];

export interface ImportPreviewProps {
  readonly planned: readonly PlannedEvent[];
  onStart(): void;
  onOther(): void;
}

/** How each document of a file will be read, before anything is sent. */
export function ImportPreview({ planned, onStart, onOther }: ImportPreviewProps) {
  const [fate, setFate] = useState<Fate | null>(null);
  const count = planned.filter((one) => one.fate !== 'skipped').length;
  return (
    <Stack gap="md">
      <Text role="status">{text.summary(planned.length)}</Text>
      <FateFilter planned={planned} fate={fate} onChange={setFate} />
      <PlannedRows key={fate} rows={planned.filter((one) => fate === null || one.fate === fate)} />
      {count === 0 && <Text role="alert">{text.nothing}</Text>}
      <Group justify="flex-end" className={classes.foot}>
        <Button variant="default" onClick={onOther}>
          {text.other}
        </Button>
        <Button disabled={count === 0} onClick={onStart}>
          {text.start(count)}
        </Button>
      </Group>
    </Stack>
  );
}

interface FateFilterProps {
  readonly planned: readonly PlannedEvent[];
  readonly fate: Fate | null;
  onChange(fate: Fate | null): void;
}

/** How many are read as what; a press shows only those. */
function FateFilter({ planned, fate, onChange }: FateFilterProps) {
  const choice = (value: Fate | null, label: string, count: number) => (
    <Button
      key={label}
      size="sm"
      variant={fate === value ? 'light' : 'default'}
      aria-pressed={fate === value}
      onClick={() => onChange(value)}
    >
      {label} ({count})
    </Button>
  );
  return (
    <Group gap="xs" role="group" aria-label={text.columns.fate}>
      {choice(null, text.all, planned.length)}
      {FATES.map((each) => choice(each, text.fates[each], planned.filter((one) => one.fate === each).length))}
    </Group>
  );
}

function PlannedRows({ rows }: { readonly rows: readonly PlannedEvent[] }) {
  const [shown, setShown] = useState(EVENT_PREVIEW_STEP);
  const { columns } = text;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <PlannedRow key={row.index} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + EVENT_PREVIEW_STEP)}>
          {text.more} ({rows.length - shown})
        </Button>
      )}
    </>
  );
}

function PlannedRow({ row }: { readonly row: PlannedEvent }) {
  const { event, fate, reason, replaces } = row;
  return (
    <tr data-fate={fate}>
      <td className={classes.place}>{row.index + 1}</td>
      <td className={classes.title}>
        {event ? event.title : reason}
        {replaces && <span className={classes.note}>{text.replaces}</span>}
      </td>
      <td>{event && dateWords(event)}</td>
      <td>{event && placeWords(event.location)}</td>
      <td>{event && <PlannedPicture picture={event.image} />}</td>
      <td>
        <span className={classes.fate} data-fate={fate}>
          {text.fates[fate]}
        </span>
      </td>
    </tr>
  );
}

/** A picture in the file is shown; one on another site is not, as on the website. */
function PlannedPicture({ picture }: { readonly picture: string | null }) {
  const { pictures } = text;
  if (picture === null) return <span className={classes.none}>{pictures.none}</span>;
  const isSent = picture.startsWith('data:');
  if (!isSent && !isOwnPicture(picture)) return pictures.foreign;
  const words = isSent ? pictures.sent : pictures.own;
  return (
    <span className={classes.picture}>
      <CarPicture src={picture} alt={words} sizes="4rem" fallback={words} />
    </span>
  );
}
