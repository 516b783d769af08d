import type { AdminHost } from '../host/admin-host.js';

/** Name of a form, with a subject if it can edit several items, such as the id of a car. */
export interface DraftName {
  readonly form: string;
  readonly subject?: string;
}

interface Draft {
  readonly name: DraftName;
  readonly values: object;
  /** The version of the item that the form edits. */
  readonly seen?: unknown;
}

/**
 * Stores unsent form input, including pictures, in memory outside the components. An expired session therefore loses
 * no input: the form restores its draft when it opens again.
 */
export class DraftStore {
  readonly #drafts = new Map<string, Draft>();
  readonly #open = new Map<string, number>();
  readonly #onChange: () => void;

  /** @param onChange called after each change, including a restore */
  constructor(onChange: () => void = () => undefined) {
    this.#onChange = onChange;
  }

  /** Returns the draft of a form in the form's own type. undefined if there is none. */
  read<Values extends object>(name: DraftName): Values | undefined {
    return this.#drafts.get(keyOf(name))?.values as Values | undefined;
  }

  /** Returns the version of the item that a drafted edit is about. undefined if there is none. */
  seen<Item>(name: DraftName): Item | undefined {
    return this.#drafts.get(keyOf(name))?.seen as Item | undefined;
  }

  keep(name: DraftName, values: object, seen?: unknown): void {
    this.#drafts.set(keyOf(name), { name, values, seen });
    this.#onChange();
  }

  drop(name: DraftName): void {
    if (this.#drafts.delete(keyOf(name))) this.#onChange();
  }

  /** Deletes all drafts, such as on logout. */
  clear(): void {
    this.#drafts.clear();
    this.#onChange();
  }

  /** The subject of the latest draft of a form. null if there is none. */
  subjectOf(form: string): string | null {
    const draft = [...this.#drafts.values()].findLast(({ name }) => name.form === form);
    return draft?.name.subject ?? null;
  }

  /** Marks a form as mounted. Returns the function that removes the mark. */
  open(name: DraftName): () => void {
    const key = keyOf(name);
    this.#count(key, 1);
    return () => this.#count(key, -1);
  }

  /** Whether any mounted form, or the named one, has unsent input. */
  hasUnsent(name?: DraftName): boolean {
    return this.#unsent(name).length > 0;
  }

  /** Deletes the drafts of all mounted forms, or of the named one. */
  discardUnsent(name?: DraftName): void {
    for (const key of this.#unsent(name)) this.#drafts.delete(key);
    this.#onChange();
  }

  /** Serializes all drafts, for a restart of the program. */
  toText(): string {
    return JSON.stringify([...this.#drafts.values()]);
  }

  /**
   * Restores drafts from {@link DraftStore.toText}.
   * @throws SyntaxError if the text is not valid JSON
   */
  takeBack(text: string): void {
    for (const { name, values, seen } of JSON.parse(text) as Draft[]) this.keep(name, values, seen);
  }

  #unsent(name?: DraftName): string[] {
    const keys = name ? [keyOf(name)] : [...this.#open.keys()];
    return keys.filter((key) => this.#open.has(key) && this.#drafts.has(key));
  }

  #count(key: string, change: number): void {
    const count = (this.#open.get(key) ?? 0) + change;
    if (count > 0) this.#open.set(key, count);
    else this.#open.delete(key);
  }
}

const stores = new WeakMap<object, DraftStore>();

/** Returns the draft store of a host. It has the lifetime of the host, and is restored when the host restarts. */
export function draftsOf(host: Pick<AdminHost, 'takeDrafts' | 'keepDrafts'>): DraftStore {
  const present = stores.get(host);
  if (present) return present;
  const store = new DraftStore(() => host.keepDrafts?.(() => store.toText()));
  stores.set(host, store);
  const handedOver = host.takeDrafts?.();
  if (handedOver) store.takeBack(handedOver);
  return store;
}

/** Restarts the program if a code chunk is no longer available. The drafts are preserved. */
export function renewWithDrafts(host: AdminHost): void {
  void host.renew?.(draftsOf(host).toText());
}

function keyOf({ form, subject = '' }: DraftName): string {
  return `${form}\n${subject}`;
}
