import { DESKTOP_ARRIVALS_GATHER_MS, desktopMessages } from '@quartermile/core/domain';
import { BrowserWindow, Notification, type NotificationConstructorOptions } from 'electron';
import type { Arrival, NamedArrival } from '../sites/site-watcher.js';
import type { ReviewTarget } from '../windows/deep-link.js';
import { describeArrivals } from './describe-arrivals.js';

const text = desktopMessages.notifications;

/** Dependencies of {@link SiteArrivals}. */
export interface SiteArrivalsOptions {
  readonly site: string;
  /** Whether do not disturb is on. */
  isQuiet(): boolean;
  /** Whether a submission can be approved directly: it has requested categories. */
  canApprove(target: ReviewTarget): Promise<boolean>;
  open(target: ReviewTarget): void;
}

/**
 * One notification for the new submissions of a site: groups those of a few seconds and replaces the previous
 * notification.
 */
export class SiteArrivals {
  readonly #options: SiteArrivalsOptions;
  #gathered: Arrival[] = [];
  #name: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  /**
   * On screen or in the system's notification list. Referenced so that it is not garbage collected with its click
   * handler.
   */
  #shown: { readonly notification: Notification; readonly arrivals: readonly Arrival[] } | null = null;

  constructor(options: SiteArrivalsOptions) {
    this.#options = options;
  }

  /** Queues a submission for a notification within 5 s, unless do not disturb is on. */
  add(arrival: NamedArrival): void {
    if (this.#options.isQuiet()) return;
    this.#gathered.push(arrival);
    this.#name = arrival.siteName;
    this.#timer ??= setTimeout(() => void this.#show(), DESKTOP_ARRIVALS_GATHER_MS);
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
    const target = this.#targetOf(gathered);
    const mayApprove = target !== null && gathered.length === 1 && (await this.#options.canApprove(target));
    this.#timer = null;
    if (this.#gathered.length > 0) {
      // More submissions arrived during the await.
      this.#gathered.unshift(...gathered);
      return this.#show();
    }
    if (target === null || this.#options.isQuiet() || !Notification.isSupported()) return;
    // While the app has the focus, its queue already shows them.
    const unseen = BrowserWindow.getFocusedWindow() ? [] : (this.#shown?.arrivals ?? []);
    this.clear();
    this.#display([...unseen, ...gathered], mayApprove && unseen.length === 0);
  }

  #display(arrivals: readonly Arrival[], mayApprove: boolean): void {
    const target = this.#targetOf(arrivals);
    if (!target) return;
    // Linux ignores buttons; macOS and Windows show them.
    const buttons = [
      ...(mayApprove ? [{ label: text.approve, target: { ...target, approves: true } }] : []),
      { label: text.openOne, target },
    ];
    const actions: NotificationConstructorOptions['actions'] = buttons.map(({ label }) => ({
      type: 'button',
      text: label,
    }));
    const notification = new Notification({ ...describeArrivals(arrivals, this.#name), actions });
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
    notification.on('failed', end);
    notification.show();
  }

  #targetOf([first]: readonly Arrival[]): ReviewTarget | null {
    return first ? { carId: first.carId, site: this.#options.site } : null;
  }
}
