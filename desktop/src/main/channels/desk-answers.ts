import type { Desk } from '../desk.js';
import type { ChannelAnswers } from './answer-channels.js';

/** What the desk answers on each channel. */
export function deskAnswers(desk: Desk, onPageReady: (pageId: number) => void): ChannelAnswers {
  return {
    'api:call': (asker, id, call) => desk.open?.call(asker, id, call) ?? null,
    'api:give-up': (asker, id) => desk.open?.giveUp(asker, id),
    'desk:read'({ pageId }) {
      onPageReady(pageId);
      return desk.state;
    },
    'sites:change': (_asker, change) => desk.changeSites(change),
    'session:activity'({ pageId }, at) {
      desk.noteActivity(at, pageId);
    },
    async 'decisions:change'(_asker, change) {
      if (change.do === 'dismiss') return desk.open?.dismiss(change.key);
      const { key, car, decision } = change;
      await desk.open?.queue({ key, car, decision, at: Date.now() });
    },
  } satisfies ChannelAnswers;
}
