/** A form, and what it edits where there may be several: the id of a car, for instance. */
export interface DraftName {
  readonly form: string;
  readonly subject?: string;
}

interface Draft {
  readonly name: DraftName;
  readonly values: object;
}

/**
 * What was typed into forms and not sent yet, pictures included. It lives in memory outside the screens,
 * so that a session which ends by time loses nothing: the form that opens again takes its draft back.
 */
export class DraftStore {
  readonly #drafts = new Map<string, Draft>();
  readonly #open = new Map<string, number>();

  /** The draft of a form, in the form's own shape; undefined without one. */
  read<Values extends object>(name: DraftName): Values | undefined {
    return this.#drafts.get(keyOf(name))?.values as Values | undefined;
  }

  keep(name: DraftName, values: object): void {
    this.#drafts.set(keyOf(name), { name, values });
  }

  drop(name: DraftName): void {
    this.#drafts.delete(keyOf(name));
  }

  /** Forgets everything, such as on logout. */
  clear(): void {
    this.#drafts.clear();
  }

  /** What a form with subjects was editing when it was left; null without a draft. */
  subjectOf(form: string): string | null {
    const draft = [...this.#drafts.values()].findLast(({ name }) => name.form === form);
    return draft?.name.subject ?? null;
  }

  /** Marks a form as on the screen until the returned function is called. */
  open(name: DraftName): () => void {
    const key = keyOf(name);
    this.#count(key, 1);
    return () => this.#count(key, -1);
  }

  /** Whether a form on the screen (one of them, or the named one) holds something that is not sent. */
  hasUnsent(name?: DraftName): boolean {
    return this.#unsent(name).length > 0;
  }

  /** Forgets what the forms on the screen, or the named one, hold. */
  discardUnsent(name?: DraftName): void {
    for (const key of this.#unsent(name)) this.#drafts.delete(key);
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

/** The drafts that belong to a host: they stay for as long as it does. */
export function draftsOf(host: object): DraftStore {
  const store = stores.get(host) ?? new DraftStore();
  stores.set(host, store);
  return store;
}

function keyOf({ form, subject = '' }: DraftName): string {
  return `${form}\n${subject}`;
}
