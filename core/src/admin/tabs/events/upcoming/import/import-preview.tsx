import { Button, Group, Stack, Text } from '@mantine/core';
import { isOwnPicture } from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { useState } from 'react';
import { dateWords, placeWords } from '../../../../kernel/content/kinds/event-kind.js';
import { EVENT_GROUPS } from '../../../../kernel/content/kinds/listed-event.js';
import { ChoiceBar } from '../../../../kernel/lists/choice-bar.js';
import { StatusPill } from '../../../../kernel/lists/status-pill.js';
import { eventImportMessages } from './import-messages.js';
import classes from './import-preview.module.css';
import type { PlannedEvent } from './plan-import.js';

/** Rows of an import's preview shown at first, and added by "Show more". */
const EVENT_PREVIEW_STEP = 50;

const text = eventImportMessages;
const FATES = [...EVENT_GROUPS, 'skipped'] as const;
type Shown = PlannedEvent['fate'] | 'all';

export interface ImportPreviewProps {
  readonly planned: readonly PlannedEvent[];
  onStart(): void;
  onOther(): void;
}

/** Preview of how each document of a file will be imported. */
export function ImportPreview({ planned, onStart, onOther }: ImportPreviewProps) {
  const [shown, setShown] = useState<Shown>('all');
  const rowsOf = (id: Shown) => (id === 'all' ? planned : planned.filter(({ fate }) => fate === id));
  const choice = (id: Shown, label: string) => ({ id, label, count: rowsOf(id).length });
  const count = planned.length - rowsOf('skipped').length;
  return (
    <Stack gap="md">
      <Text role="status">{text.summary(planned.length)}</Text>
      <ChoiceBar
        label={text.columns.fate}
        choices={[choice('all', text.all), ...FATES.map((fate) => choice(fate, text.fates[fate]))]}
        value={shown}
        onChange={setShown}
      />
      <PlannedRows key={shown} rows={rowsOf(shown)} />
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

const tones = { upcoming: 'good', past: undefined, undated: 'open', skipped: 'bad' } as const;

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
        <StatusPill label={text.fates[fate]} tone={tones[fate]} />
      </td>
    </tr>
  );
}

/** Shows an embedded picture. Pictures on other sites are not loaded, as on the website. */
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
