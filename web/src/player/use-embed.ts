import { canSeekVideo, videoPlayerUrl } from '@quartermile/core/domain';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { askEmbed, embedAddress, readEmbed, seekEmbed } from './embed-messages.js';

/** How long a player may take until it reports, or is loaded where it reports nothing. */
export const PLAYER_WAIT_MS = 10_000;
const ASK_MS = 500;

/**
 * Whether the player plays. It has failed when it says so, when it has not reported (the video channel) or loaded (other
 * sites) within PLAYER_WAIT_MS, and when the browser is offline before that. One that reports later works again.
 */
export type EmbedState = 'loading' | 'works' | 'failed';

/** An embedded player. */
export interface Embed {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame; null for a link of an unknown kind. */
  readonly address: string | null;
  /** Changes when the frame has to be loaded again. */
  readonly attempt: number;
  readonly state: EmbedState;
  /** Plays from a second on; null where the player takes no messages. */
  readonly seek: ((second: number) => void) | null;
  /** Call it when the frame is loaded. */
  onLoad(): void;
}

/**
 * The embedded player of a video.
 * @param second at which it starts; null for the beginning
 */
export function useEmbed(link: string, second: number | null): Embed {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<EmbedState>(() => (navigator.onLine ? 'loading' : 'failed'));
  /** What was asked for before the player worked. */
  const wanted = useRef<number>(null);
  const player = videoPlayerUrl(link);
  const reports = player !== null && canSeekVideo(link);
  const target = () => frame.current?.contentWindow ?? null;

  const hear = useEffectEvent((event: MessageEvent) => {
    const report = reports ? readEmbed(event, target()) : null;
    if (report === null) return;
    setState(report === 'works' ? 'works' : 'failed');
    const source = target();
    if (report === 'fails' || wanted.current === null || !source) return;
    seekEmbed(source, wanted.current);
    wanted.current = null;
  });
  const giveUp = useEffectEvent((tried: number) => {
    // Each attempt has its own time.
    if (tried === attempt) setState((now) => (now === 'loading' ? 'failed' : now));
  });
  const tryAgain = useEffectEvent(() => {
    if (state !== 'failed') return;
    setState('loading');
    setAttempt((before) => before + 1);
  });
  const ask = (): void => {
    const source = target();
    if (reports && state !== 'works' && source) askEmbed(source);
  };
  const askAgain = useEffectEvent(ask);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', (event) => hear(event), { signal });
    window.addEventListener('offline', () => giveUp(attempt), { signal });
    window.addEventListener('online', () => tryAgain(), { signal });
    const waiting = setTimeout(() => giveUp(attempt), PLAYER_WAIT_MS);
    const asking = setInterval(() => askAgain(), ASK_MS);
    return () => {
      listening.abort();
      clearTimeout(waiting);
      clearInterval(asking);
    };
  }, [attempt]);

  return {
    frame,
    address: player && reports ? embedAddress(player, window.location.origin, second) : player,
    attempt,
    state,
    seek: reports
      ? (to) => {
          const source = target();
          if (state === 'works' && source) seekEmbed(source, to);
          else wanted.current = to;
        }
      : null,
    onLoad() {
      if (reports) ask();
      else setState((now) => (now === 'failed' && !navigator.onLine ? now : 'works'));
    },
  };
}
