import { BrowserWindow, Notification, type NotificationConstructorOptions } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';
import { log } from '../log/log.js';
import type { ReviewTarget } from '../site/review-link.js';
import type { Arrival } from '../site/site-watcher.js';

/** Maximum number of submissions listed in a notification. */
const ARRIVALS_NAMED_MAX = 5;

/** Submissions within this time share a notification. */
export const ARRIVALS_GATHER_MS = 5000;

const text = desktopMessages.notifications;

/** Dependencies of {@link Arrivals}. */
export interface ArrivalsOptions {
  /** Whether do not disturb is on. */
  isQuiet(): boolean;
  /** Whether a submission can be approved directly: it has requested categories. */
  canApprove(carId: string): Promise<boolean>;
  open(target: ReviewTarget): void;
}

/** One notification for new submissions: groups those of a few seconds and replaces the previous notification. */
export class Arrivals {
  readonly #options: ArrivalsOptions;
  #gathered: Arrival[] = [];
  #timer: NodeJS.Timeout | null = null;
  /**
   * On screen or in the system's notification list. Referenced so that it is not garbage collected with its click
   * handler.
   */
  #shown: { readonly notification: Notification; readonly arrivals: readonly Arrival[] } | null = null;

  constructor(options: ArrivalsOptions) {
    this.#options = options;
  }

  /** Queues a submission for a notification within 5 s, unless do not disturb is on. */
  add(arrival: Arrival): void {
    if (this.#options.isQuiet()) return;
    this.#gathered.push(arrival);
    this.#timer ??= setTimeout(() => void this.#show(), ARRIVALS_GATHER_MS);
  }

  get isShown(): boolean {
    return this.#shown !== null;
  }

  /** Closes the notification and marks its submissions as seen. */
  clear(): void {
    const { notification = null } = this.#shown ?? {};
    this.#shown = null;
    notification?.close();
  }

  /** Stops showing notifications. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#gathered = [];
    this.clear();
  }

  async #show(): Promise<void> {
    const gathered = this.#gathered.splice(0);
    const [first] = gathered;
    const mayApprove = gathered.length === 1 && first && (await this.#options.canApprove(first.carId));
    this.#timer = null;
    if (this.#gathered.length > 0) {
      // More submissions arrived during the await.
      this.#gathered.unshift(...gathered);
      return this.#show();
    }
    if (!first || this.#options.isQuiet() || !Notification.isSupported()) return;
    // While the app has the focus, its queue already shows them.
    const unseen = BrowserWindow.getFocusedWindow() ? [] : (this.#shown?.arrivals ?? []);
    this.clear();
    this.#display([...unseen, ...gathered], unseen[0] ?? first, mayApprove === true && unseen.length === 0);
  }

  #display(arrivals: readonly Arrival[], { carId }: Arrival, mayApprove: boolean): void {
    const target = { carId, site: null };
    // Linux ignores buttons; macOS and Windows show them.
    const buttons = [
      ...(mayApprove ? [{ label: text.approve, target: { ...target, approves: true } }] : []),
      { label: text.openOne, target },
    ];
    const actions: NotificationConstructorOptions['actions'] = buttons.map(({ label }) => ({
      type: 'button',
      text: label,
    }));
    const notification = new Notification({ ...describe(arrivals), actions });
    this.#shown = { notification, arrivals };
    const end = (): void => {
      if (this.#shown?.notification === notification) this.#shown = null;
    };
    notification.on('click', () => (end(), this.#options.open(target)));
    notification.on('action', ({ actionIndex }) => {
      const chosen = buttons[actionIndex];
      end();
      if (chosen) this.#options.open(chosen.target);
    });
    // After a time-out it remains in the notification list on Windows; the next notification repeats its submissions.
    notification.on('close', ({ reason }) => reason !== 'timedOut' && end());
    notification.on('failed', () => (log.warn('notification not shown'), end()));
    notification.show();
  }
}

/** Title and body of a notification about new submissions. */
function describe(arrivals: readonly Arrival[]): { readonly title: string; readonly body: string } {
  const names = arrivals.slice(0, ARRIVALS_NAMED_MAX).map(({ name }) => name);
  const rest = arrivals.length - names.length;
  const body = [...names, ...(rest > 0 ? [text.more(rest)] : [])].join(', ');
  return { title: text.title(arrivals.length), body };
}
