import { useDebouncedCallback } from '@mantine/hooks';
import { pageRoutes, SEARCH_DEBOUNCE_MS } from '@quartermile/core/domain';
import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { boardPath, type PageQuery, readBoardQuery } from './board-query.js';

/** The form of search and filters. */
export interface BoardForm {
  onSubmit(event: FormEvent): void;
  /** Navigates to the board that the form selects. */
  apply(): void;
  /** The same once typing pauses. */
  applySoon(): void;
  /** Does now what was to be done soon. */
  flush(): void;
  /** Props of the search field. */
  readonly search: {
    readonly ref: RefObject<HTMLInputElement | null>;
    readonly value: string;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onBlur(): void;
  };
}

/**
 * A plain GET form, which works without scripts; scripts submit each change.
 * @param query the requested query, which may not be in the address yet
 */
export function useBoardForm(
  query: PageQuery,
  onRequest: (query: PageQuery) => void,
): readonly [RefObject<HTMLFormElement | null>, BoardForm] {
  const ref = useRef<HTMLFormElement>(null);
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
    if (!ref.current || isLeaving) return;
    const requested = readForm(ref.current);
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
    if (ref.current) takeOver(ref.current);
  }, []);
  const applySoon = useDebouncedCallback(apply, SEARCH_DEBOUNCE_MS);
  const controls: BoardForm = {
    onSubmit(event) {
      event.preventDefault();
      apply();
    },
    apply,
    applySoon,
    flush: applySoon.flush,
    search: {
      ref: search,
      value: draft ?? query.q,
      onChange({ currentTarget }) {
        setDraft(currentTarget.value);
        applySoon();
      },
      onBlur() {
        // Submits before the action that took the focus; a later search would replace it.
        applySoon.flush();
        if (draft?.trim() === query.q) setDraft(null);
      },
    },
  };
  return [ref, controls];
}

/** The query in a form. */
function readForm(form: HTMLFormElement): PageQuery {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return readBoardQuery(new URLSearchParams(fields));
}
