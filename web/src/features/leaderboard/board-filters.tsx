import { Button } from '@mantine/core';
import {
  type BoardChoices,
  DRIVETRAINS,
  isRankedByVotes,
  messages,
  pageRoutes,
} from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import classes from './board-filters.module.css';
import type { PageQuery } from './board-query.js';
import { TimeField } from './ghost/time-field.js';
import { boardFilterMessages, leaderboardPageMessages } from './leaderboard-messages.js';
import type { BoardForm } from './use-board-form.js';

const texts = boardFilterMessages;
/** Id of the form, to which the search field belongs, too. */
export const FILTERS_ID = 'board-filters';
const MORE_ID = 'more-filters';
const drivetrains = [
  { value: '', label: leaderboardPageMessages.allDrivetrains },
  ...DRIVETRAINS.map((value) => ({ value, label: value })),
];

export interface BoardFiltersProps {
  /** The requested query, which may not be in the address yet. */
  readonly query: PageQuery;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly form: BoardForm;
  /** Null while loading. */
  readonly choices: BoardChoices | null;
}

/**
 * Filters by drivetrain, and behind a button by the strip and the year of runs, each where runs of the board have that fact,
 * with the field of "Where would I place?" and the switch of the estimates. Wide screens have room for all of them.
 */
export function BoardFilters({ query, formRef, form, choices }: BoardFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { category, drivetrain, strip, year, time } = query;
  const isByVotes = isRankedByVotes(category);
  const strips = choices?.strips ?? [];
  const years = choices?.years ?? [];
  const active = [strip, year, time].filter(Boolean).length;
  const hasMore = !isByVotes || strips.length + years.length + active > 0;
  return (
    <form
      ref={formRef}
      id={FILTERS_ID}
      method="get"
      action={pageRoutes.leaderboard}
      className={classes.form}
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="category" value={category} />
      <fieldset className={classes.drivetrains} aria-label={messages.leaderboard.drivetrain}>
        {drivetrains.map(({ value, label }) => (
          <label key={label} className={classes.choice}>
            <input
              type="radio"
              name="drivetrain"
              value={value}
              checked={value === (drivetrain ?? '')}
              onChange={form.apply}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {hasMore && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.toggle}
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={MORE_ID}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.filters(active)}
        </Button>
      )}
      <div id={MORE_ID} className={classes.more} data-open={isOpen || undefined}>
        {!isByVotes && <TimeField time={time} onType={form.applySoon} onLeave={form.flush} />}
        <FactFilter
          name="strip"
          label={texts.strip}
          all={texts.allStrips}
          value={strip ?? ''}
          options={strips.map(({ _id, name }) => [_id, name])}
          onChange={form.apply}
        />
        <FactFilter
          name="year"
          label={texts.year}
          all={texts.allYears}
          value={String(year ?? '')}
          options={years.map((one) => [String(one), one])}
          onChange={form.apply}
        />
        {!isByVotes && strips.length > 0 && (
          <label className={classes.seaLevel}>
            {/* Without a name: it is no filter and not part of the address. The style sheet of the rows reads it. */}
            <input type="checkbox" data-sea-level /> {texts.seaLevel}
          </label>
        )}
        <noscript>
          <Button type="submit">{leaderboardPageMessages.show}</Button>
        </noscript>
      </div>
    </form>
  );
}

interface FactFilterProps {
  readonly name: string;
  readonly label: string;
  /** Text of the option that selects all. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string | number])[];
  onChange(): void;
}

function FactFilter({ name, label, all, value, options, onChange }: FactFilterProps) {
  if (!value && options.length === 0) return null;
  const isListed = options.some(([one]) => one === value);
  return (
    <select name={name} aria-label={label} className={classes.field} value={value} onChange={onChange}>
      <option value="">{all}</option>
      {value && !isListed && <option value={value}>{texts.otherValue}</option>}
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
