import type { Desk } from '../desk.js';
import type { ChannelAnswers } from './answer-channels.js';

/** What the desk answers on each channel. */
export function deskAnswers(desk: Desk, onPageReady: (pageId: number) => void): ChannelAnswers {
  return {
    'api:call': (asker, id, site, call) => desk.at(site)?.call(asker, id, call) ?? null,
    'api:give-up': (asker, id) => desk.giveUp(asker, id),
    'desk:read'({ pageId }) {
      onPageReady(pageId);
      return desk.state;
    },
    'sites:change': (_asker, change) => desk.changeSites(change),
    'session:activity'({ pageId }, site, at) {
      desk.noteInWindow(site, at, pageId);
    },
    async 'decisions:change'(_asker, change) {
      const at = desk.at(change.site);
      if (!at) throw new Error(`No decision is kept for ${change.site}, which was forgotten.`);
      if (change.do === 'dismiss') return at.dismiss(change.key);
      const { key, car, decision } = change;
      await at.queue({ key, car, decision, at: Date.now() });
    },
  } satisfies ChannelAnswers;
}
