import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  type BoardChoices,
  DRIVETRAINS,
  isRankedByVotes,
  messages,
  pageRoutes,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import classes from './board-filters.module.css';
import { boardPath, type PageQuery, readBoardQuery } from './board-query.js';
import { TimeField } from './ghost/time-field.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import { RunFilters } from './run-filters.js';

const texts = leaderboardPageMessages;
const drivetrains = [
  { value: '', label: texts.allDrivetrains },
  ...DRIVETRAINS.map((value) => ({ value, label: value })),
];

export interface BoardFiltersProps {
  /** The requested query, which may not be in the address yet. */
  readonly query: PageQuery;
  readonly onRequest: (query: PageQuery) => void;
  /** Null while loading. */
  readonly choices: BoardChoices | null;
}

/** Filters by drivetrain, strip, year and search. A plain GET form, which works without scripts; scripts submit each change. */
export function BoardFilters({ query, onRequest, choices }: BoardFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // Typed text takes precedence until it is in the address; then the field shows the address's value.
  const [draft, setDraft] = useState<string | null>(null);
  const [known, setKnown] = useState(query.q);
  const [sent, setSent] = useState(query.q);
  if (known !== query.q) {
    setKnown(query.q);
    // Changed by a link or by Back, not by this form.
    if (query.q !== sent) setDraft(null);
  }
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && !next.pathname.startsWith(pageRoutes.leaderboard);
  const apply = async () => {
    if (!form.current || isLeaving) return;
    const requested = readForm(form.current);
    setSent(requested.q);
    onRequest(requested);
    await navigate(boardPath(requested), { preventScrollReset: true, replace: true });
    if (document.activeElement !== search.current) setDraft(null);
  };
  const takeOver = useEffectEvent((served: HTMLFormElement) => {
    const chosen = readForm(served);
    if (boardPath(chosen) === boardPath({ ...query, from: 0, others: chosen.others })) return;
    setDraft(chosen.q);
    apply();
  });
  // Input from before hydration is only in the DOM, and a render would overwrite it.
  useLayoutEffect(() => {
    if (form.current) takeOver(form.current);
  }, []);
  const applySoon = useDebouncedCallback(apply, SEARCH_DEBOUNCE_MS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form
      ref={form}
      method="get"
      action={pageRoutes.leaderboard}
      role="search"
      className={classes.form}
      onSubmit={submit}
    >
      <input type="hidden" name="category" value={query.category} />
      <fieldset className={classes.drivetrains}>
        <legend className={classes.legend}>{messages.leaderboard.drivetrain}</legend>
        {drivetrains.map(({ value, label }) => (
          <label key={label} className={classes.choice}>
            <input
              type="radio"
              name="drivetrain"
              value={value}
              checked={value === (query.drivetrain ?? '')}
              onChange={apply}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {!isRankedByVotes(query.category) && (
        <TimeField
          time={query.time}
          isTight={query.category === 'World Facts' && !query.time}
          onType={applySoon}
          onLeave={applySoon.flush}
        />
      )}
      <RunFilters query={query} choices={choices} onChange={apply} />
      <div className={classes.search}>
        <div className={classes.box}>
          <IconSearch size={18} className={classes.sign} aria-hidden="true" />
          <input
            ref={search}
            className={classes.field}
            type="search"
            name="q"
            aria-label={texts.search}
            placeholder={texts.searchHint}
            maxLength={SEARCH_MAX_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            value={draft ?? query.q}
            onChange={({ currentTarget }) => {
              setDraft(currentTarget.value);
              applySoon();
            }}
            onBlur={() => {
              // Submits before the action that took the focus; a later search would replace it.
              applySoon.flush();
              if (draft?.trim() === query.q) setDraft(null);
            }}
          />
        </div>
      </div>
      <noscript>
        <Button type="submit">{texts.show}</Button>
      </noscript>
    </form>
  );
}

/** The query in a form. */
function readForm(form: HTMLFormElement): PageQuery {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return readBoardQuery(new URLSearchParams(fields));
}
