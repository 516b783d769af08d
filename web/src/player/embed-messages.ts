/**
 * Messages of the embedded player of the video channel, as its IFrame API exchanges them: JSON texts between the page and
 * the frame. They are used directly, because its script would be one of another site in this page.
 * https://developers.google.com/youtube/iframe_api_reference
 */

/** Origin of the embedded player. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

const CHANNEL = { id: 'quartermile', channel: 'widget' } as const;

/** What the player reports: that it works, or that it cannot play the video. */
export type EmbedReport = 'works' | 'fails';

/** Address of the embedded player at a second, which then plays at once; it takes messages of this origin. */
export function embedAddress(player: string, origin: string, second: number | null): string {
  const url = new URL(player);
  url.searchParams.set('enablejsapi', '1');
  url.searchParams.set('origin', origin);
  if (second !== null) {
    url.searchParams.set('start', String(second));
    url.searchParams.set('autoplay', '1');
  }
  return url.href;
}

/** Asks the player to report. It answers once it works, so that this is repeated until then. */
export function askEmbed(frame: Window): void {
  send(frame, { event: 'listening' });
  send(frame, { event: 'command', func: 'addEventListener', args: ['onError'] });
}

/** Plays from a second on. */
export function seekEmbed(frame: Window, second: number): void {
  send(frame, { event: 'command', func: 'seekTo', args: [second, true] });
  send(frame, { event: 'command', func: 'playVideo', args: [] });
}

/** What a message of the player reports; null for others. */
export function readEmbed({ origin, source, data }: MessageEvent, frame: Window | null): EmbedReport | null {
  if (origin !== EMBED_ORIGIN || source !== frame || typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('event' in message)) return null;
    return message.event === 'onError' ? 'fails' : 'works';
  } catch {
    return null;
  }
}

function send(frame: Window, message: object): void {
  // Nothing in it is secret. With the player's origin, browsers would log an error for each one to a blocked frame.
  frame.postMessage(JSON.stringify({ ...message, ...CHANNEL }), '*');
}
