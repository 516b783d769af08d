import { type BoardChoices, type BoardQuery, isRankedByVotes } from '@quartermile/core/domain';
import classes from './board-filters.module.css';
import { boardFilterMessages } from './leaderboard-messages.js';

const texts = boardFilterMessages;

export interface RunFiltersProps {
  readonly query: BoardQuery;
  /** Null while loading. */
  readonly choices: BoardChoices | null;
  onChange(): void;
}

/** Filters by the strip and the year of runs, each where runs of the board have that fact, and the switch of the estimates. */
export function RunFilters({ query, choices, onChange }: RunFiltersProps) {
  return (
    <>
      <FactFilter
        name="strip"
        label={texts.strip}
        all={texts.allStrips}
        value={query.strip ?? ''}
        options={choices?.strips.map(({ _id, name }) => [_id, name]) ?? []}
        onChange={onChange}
      />
      <FactFilter
        name="year"
        label={texts.year}
        all={texts.allYears}
        value={String(query.year ?? '')}
        options={choices?.years.map((year) => [String(year), year]) ?? []}
        onChange={onChange}
      />
      {!isRankedByVotes(query.category) && choices && choices.strips.length > 0 && (
        <label className={classes.seaLevel}>
          {/* Without a name: it is no filter and not part of the address. The style sheet of the rows reads it. */}
          <input type="checkbox" data-sea-level /> {texts.seaLevel}
        </label>
      )}
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
}

function FactFilter({ name, label, all, value, options, onChange }: FactFilterProps) {
  if (!value && options.length === 0) return null;
  const isListed = options.some(([one]) => one === value);
  return (
    <select name={name} aria-label={label} className={classes.select} value={value} onChange={onChange}>
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
