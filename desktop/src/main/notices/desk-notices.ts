import { join } from 'node:path';
import { desktopMessages } from '@quartermile/core/domain';
import { Menu, Notification, Tray } from 'electron';
import type { Arrival } from '../sites/site-attendance.js';
import type { ReviewTarget } from '../windows/deep-link.js';
import { PendingBadge } from './pending-badge.js';

const text = desktopMessages.notices;

/** On a Mac the menu bar gives the shape its colour. */
const PICTURE = process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png';

/** What notices and the tray lead to. */
export interface NoticeActions {
  /** Shows a submission; null: brings a window to the fore. */
  open(target: ReviewTarget | null): void;
  quit(): void;
}

/** What the system shows of the desk: a notice for each new submission, and how many wait. */
export class DeskNotices {
  readonly #actions: NoticeActions;
  readonly #tray: Tray;
  readonly #badge = new PendingBadge(process.platform);
  /** The system forgets a notice that nobody holds, and with it what a click does. */
  readonly #shown = new Set<Notification>();

  /** To be made once the app is ready. */
  constructor(actions: NoticeActions) {
    this.#actions = actions;
    this.#tray = new Tray(join(import.meta.dirname, '../../resources', PICTURE));
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { id: 'tray-open', label: text.open, click: () => actions.open(null) },
        { id: 'tray-quit', label: text.quit, click: () => actions.quit() },
      ]),
    );
    this.#tray.on('click', () => actions.open(null));
    this.count(0);
  }

  /** Tells of a new submission at a site. */
  tell({ carId, name }: Arrival, site: string): void {
    this.#show({ title: text.title, body: name }, { carId, site });
  }

  /** Says something about the app itself. */
  say(sentence: string): void {
    this.#show({ title: 'Quartermile', body: sentence }, null);
  }

  /** Shows how many submissions await a decision. */
  count(pending: number): void {
    const words = pending > 0 ? text.pending(pending) : text.none;
    this.#badge.show(pending, words);
    this.#tray.setToolTip(words);
    this.#tray.setTitle(pending > 0 ? `${pending}` : '');
  }

  /** How many notifications the system may still answer to. */
  get shown(): number {
    return this.#shown.size;
  }

  #show(words: { title: string; body: string }, target: ReviewTarget | null): void {
    if (!Notification.isSupported()) return;
    const notice = new Notification(words);
    this.#shown.add(notice);
    notice.on('click', () => this.#actions.open(target));
    notice.on('close', () => this.#shown.delete(notice));
    // The system would not show it: what it said is on the badge, or is said again by the next one.
    notice.on('failed', () => this.#shown.delete(notice));
    notice.show();
  }
}
