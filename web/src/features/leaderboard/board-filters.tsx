import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import {
  DRIVETRAINS,
  messages,
  pageRoutes,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_LENGTH,
} from '@quartermile/core/domain';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import classes from './board-filters.module.css';
import { type BoardQuery, boardPath, readBoardQuery } from './board-query.js';

const texts = messages.leaderboard;
const choices = [
  { value: '', label: texts.allDrivetrains },
  ...DRIVETRAINS.map((value) => ({ value, label: value })),
];

/** Drivetrain and search. A plain GET form, which scripts merely send by themselves. */
export function BoardFilters({ query }: { readonly query: BoardQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useSearchText(query.q);
  const navigate = useNavigate();
  const apply = () => {
    if (!form.current) return;
    const fields = new FormData(form.current) as unknown as Iterable<[string, string]>;
    navigate(boardPath(readBoardQuery(new URLSearchParams([...fields]))), {
      preventScrollReset: true,
      replace: true,
    });
  };
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
      <TextInput
        className={classes.search}
        type="search"
        name="q"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          applySoon();
        }}
      />
      <Button type="submit" className={classes.submit}>
        {texts.show}
      </Button>
    </form>
  );
}

/** The search text as typed; it follows the address while nobody types. */
function useSearchText(q: string) {
  const [text, setText] = useState(q);
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('name') === 'q';
    if (!isTyping) setText(q);
  }, [q]);
  return [text, setText] as const;
}
