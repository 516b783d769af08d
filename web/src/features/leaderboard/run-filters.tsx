import { type BoardChoices, type BoardQuery, messages } from '@quartermile/core/domain';
import classes from './board-filters.module.css';

const texts = messages.boardPage;

export interface RunFiltersProps {
  readonly query: BoardQuery;
  /** Null while loading. */
  readonly choices: BoardChoices | null;
  onChange(): void;
}

/** Filters by the strip and the year of runs, each where runs of the board have that fact. */
export function RunFilters({ query, choices, onChange }: RunFiltersProps) {
  return (
    <>
      <FactFilter
        name="strip"
        label={texts.strip}
        all={texts.allStrips}
        value={query.strip ?? ''}
        options={choices?.strips.map(({ _id, name }) => [_id, name]) ?? []}
        other={texts.otherStrip}
        onChange={onChange}
      />
      <FactFilter
        name="year"
        label={texts.year}
        all={texts.allYears}
        value={String(query.year ?? '')}
        options={choices?.years.map((year) => [String(year), year]) ?? []}
        other={query.year}
        onChange={onChange}
      />
    </>
  );
}

interface FactFilterProps extends Pick<RunFiltersProps, 'onChange'> {
  readonly name: string;
  readonly label: string;
  /** Text of the option that selects all. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string | number])[];
  /** Text of a value that no run of the board has. */
  readonly other: string | number | null;
}

function FactFilter({ name, label, all, value, options, other, onChange }: FactFilterProps) {
  const isListed = !value || options.some(([one]) => one === value);
  const shown = isListed ? options : [...options, [value, other] as const];
  if (shown.length === 0) return null;
  return (
    <select name={name} aria-label={label} className={classes.select} value={value} onChange={onChange}>
      {[['', all] as const, ...shown].map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
