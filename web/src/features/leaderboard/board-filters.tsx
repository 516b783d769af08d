import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  DRIVETRAINS,
  messages,
  pageRoutes,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import classes from './board-filters.module.css';
import { type BoardQuery, boardPath, readBoardQuery } from './board-query.js';

const texts = messages.leaderboard;
const choices = [
  { value: '', label: texts.allDrivetrains },
  ...DRIVETRAINS.map((value) => ({ value, label: value })),
];

export interface BoardFiltersProps {
  /** What was asked for last. */
  readonly query: BoardQuery;
  readonly onAsk: (query: BoardQuery) => void;
}

/** Drivetrain and search. A plain GET form, which scripts merely send by themselves. */
export function BoardFilters({ query, onAsk }: BoardFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // What is typed stands until it is in the address; then the field follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  const [known, setKnown] = useState(query.q);
  const [sent, setSent] = useState(query.q);
  if (known !== query.q) {
    setKnown(query.q);
    // Not this form's doing: a link, or the way back.
    if (query.q !== sent) setDraft(null);
  }
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && !next.pathname.startsWith(pageRoutes.leaderboard);
  const apply = async () => {
    if (!form.current || isLeaving) return;
    const asked = readForm(form.current);
    setSent(asked.q);
    onAsk(asked);
    await navigate(boardPath(asked), { preventScrollReset: true, replace: true });
    if (document.activeElement !== search.current) setDraft(null);
  };
  const takeOver = useEffectEvent((served: HTMLFormElement) => {
    const chosen = readForm(served);
    if (chosen.q === query.q && chosen.drivetrain === query.drivetrain) return;
    setDraft(chosen.q);
    apply();
  });
  // What was chosen before the scripts ran stands in the form only; rendering it again would wipe it out.
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
        <legend className={classes.legend}>{texts.drivetrain}</legend>
        {choices.map(({ value, label }) => (
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
              // Before what was pressed instead: a search that comes after it would take its place.
              applySoon.flush();
              if (draft?.trim() === query.q) setDraft(null);
            }}
          />
        </div>
      </div>
      <Button type="submit" className={classes.submit}>
        {texts.show}
      </Button>
    </form>
  );
}

/** What a form asks for. */
function readForm(form: HTMLFormElement): BoardQuery {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return readBoardQuery(new URLSearchParams(fields));
}
