import { desktopMessages } from '@quartermile/core/domain';
import { app, Notification } from 'electron';
import type { AppTray } from '../background/app-tray.js';
import type { NamedArrival } from '../sites/site-watcher.js';
import type { ReviewTarget } from '../windows/deep-link.js';
import { PendingBadge } from './pending-badge.js';
import { SiteArrivals, type SiteArrivalsOptions } from './site-arrivals.js';

const text = desktopMessages.notifications;

/** Callbacks of notifications. */
export interface NotificationActions extends Pick<SiteArrivalsOptions, 'isQuiet' | 'canApprove'> {
  /** Opens a submission; null brings a window to the front. */
  open(target: ReviewTarget | null): void;
  readonly tray: Pick<AppTray, 'showCount'>;
}

/** Notifications (at most one per site) and the badge with the number of pending submissions. */
export class AppNotifications {
  readonly #actions: NotificationActions;
  readonly #badge = new PendingBadge(process.platform);
  readonly #sites = new Map<string, SiteArrivals>();
  /** Notifications without a reference are garbage collected together with their click handlers. */
  readonly #own = new Set<Notification>();

  /** Call after Electron is ready. */
  constructor(actions: NotificationActions) {
    this.#actions = actions;
    // Focusing the app marks submissions as seen.
    app.on('browser-window-focus', () => {
      for (const arrivals of this.#sites.values()) arrivals.clear();
    });
    this.count(0);
  }

  /**
   * Shows a notification for a new submission. Its site is named when several are stored.
   * @param site origin
   */
  announce(arrival: NamedArrival, site: string): void {
    const arrivals = this.#sites.get(site) ?? new SiteArrivals({ ...this.#actions, site });
    this.#sites.set(site, arrivals);
    arrivals.add(arrival);
  }

  /** Shows a notification about the app itself; resolves to whether it was shown. */
  notify(sentence: string): boolean {
    if (this.#actions.isQuiet() || !Notification.isSupported()) return false;
    const notification = new Notification({ title: 'Quartermile', body: sentence });
    this.#own.add(notification);
    notification.on('click', () => this.#actions.open(null));
    notification.on('close', () => this.#own.delete(notification));
    notification.on('failed', () => this.#own.delete(notification));
    notification.show();
    return true;
  }

  /** Updates the badge, also under do not disturb. */
  count(pending: number): void {
    const words = pending > 0 ? text.pending(pending) : text.none;
    this.#badge.show(pending, words);
    this.#actions.tray.showCount(pending, words);
  }

  /** Number of notifications still referenced. */
  get shown(): number {
    return this.#own.size + [...this.#sites.values()].filter(({ isShown }) => isShown).length;
  }

  /** Stops showing notifications, when the app quits. */
  stop(): void {
    for (const arrivals of this.#sites.values()) arrivals.stop();
  }
}
