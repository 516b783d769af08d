import { app, Notification } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';
import { log } from '../log/log.js';
import type { ReviewTarget } from '../site/review-link.js';
import type { Arrival } from '../site/site-watcher.js';
import { Arrivals, type ArrivalsOptions } from './arrivals.js';
import { PendingBadge } from './pending-badge.js';

const text = desktopMessages.notifications;

/** Callbacks of notifications. */
export interface NotificationActions extends Pick<ArrivalsOptions, 'isQuiet' | 'canApprove'> {
  /** Opens a submission; null brings a window to the front. */
  open(target: ReviewTarget | null): void;
  /** Shows the number of pending submissions in the tray; `description` is its tooltip. */
  showCount(pending: number, description: string): void;
}

/** Notifications and the badge with the number of pending submissions. */
export class AppNotifications {
  readonly #actions: NotificationActions;
  readonly #badge = new PendingBadge(process.platform);
  readonly #arrivals: Arrivals;
  /** Notifications without a reference are garbage collected together with their click handlers. */
  readonly #own = new Set<Notification>();

  /** Call after Electron is ready. */
  constructor(actions: NotificationActions) {
    this.#actions = actions;
    this.#arrivals = new Arrivals(actions);
    // Focusing the app marks submissions as seen.
    app.on('browser-window-focus', () => this.#arrivals.clear());
    this.count(0);
  }

  /** Shows a notification for a new submission. */
  announce(arrival: Arrival): void {
    this.#arrivals.add(arrival);
  }

  /** Shows a notification about the app itself; resolves to whether it was shown. */
  notify(sentence: string): boolean {
    if (this.#actions.isQuiet() || !Notification.isSupported()) return false;
    const notification = new Notification({ title: 'Quartermile', body: sentence });
    this.#own.add(notification);
    notification.on('click', () => this.#actions.open(null));
    notification.on('close', () => this.#own.delete(notification));
    notification.on('failed', () => {
      log.warn('notification not shown');
      this.#own.delete(notification);
    });
    notification.show();
    return true;
  }

  /** Updates the badge, also under do not disturb. */
  count(pending: number): void {
    const words = pending > 0 ? text.pending(pending) : text.none;
    this.#badge.show(pending, words);
    this.#actions.showCount(pending, words);
  }

  /** Number of notifications still referenced. */
  get shown(): number {
    return this.#own.size + (this.#arrivals.isShown ? 1 : 0);
  }

  /** Closes the notification about submissions: the session ended, or the app quits. */
  stop(): void {
    this.#arrivals.stop();
  }
}
