import type { AdminHost } from '../host/admin-host.js';

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

  /** Everything as text, for another start of the program. */
  toText(): string {
    return JSON.stringify([...this.#drafts.values()]);
  }

  /** Takes back what {@link DraftStore.toText} gave. @throws SyntaxError when it is something else */
  takeBack(text: string): void {
    for (const { name, values } of JSON.parse(text) as Draft[]) this.keep(name, values);
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

/** The drafts that belong to a host: they stay for as long as it does, and when it starts the program again. */
export function draftsOf(host: Pick<AdminHost, 'takeDrafts'>): DraftStore {
  const present = stores.get(host);
  if (present) return present;
  const store = new DraftStore();
  stores.set(host, store);
  const handedOver = host.takeDrafts?.();
  if (handedOver) store.takeBack(handedOver);
  return store;
}

/** Has a host start the program again where part of its code is gone. What was typed goes with it. */
export function renewWithDrafts(host: AdminHost): void {
  void host.renew?.(draftsOf(host).toText());
}

function keyOf({ form, subject = '' }: DraftName): string {
  return `${form}\n${subject}`;
}
