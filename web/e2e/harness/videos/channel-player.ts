import type { Page } from '@playwright/test';

/** What the embedded player of the video channel does. */
export type ChannelMood = 'plays' | 'embedding disabled' | 'blocked' | 'silent';

/** The embedded player of the video channel, which other people's computers serve. */
export interface ChannelPlayer {
  /** The addresses that were requested of other sites. */
  readonly asked: string[];
  /** What the player does from the next request on. */
  mood: ChannelMood;
  /** Commands that the player carried out, such as "seekTo 90". */
  commands(): Promise<string[]>;
  /** Messages and addresses that the documentation of the IFrame API does not allow. */
  faults(): Promise<string[]>;
}

const EMBED = 'https://www.youtube-nocookie.com/embed/';

/**
 * Serves the embedded player of the video channel by the documentation of its parameters and of the IFrame API
 * (developers.google.com/youtube/player_parameters and /iframe_api_reference): it takes messages only with `enablejsapi=1`
 * and only of the page whose `origin` its address names; `start` is a whole number; it reports by `onReady` once it was
 * asked to, `onError` 150 where embedding is not allowed, and seeks with a number and a boolean. Everything else of other
 * sites is answered by an empty page and listed in `asked`.
 */
export async function fakeChannelPlayer(page: Page): Promise<ChannelPlayer> {
  const player: ChannelPlayer = {
    asked: [],
    mood: 'plays',
    commands: () => read(page, 'commands'),
    faults: () => read(page, 'faults'),
  };
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    player.asked.push(url);
    if (!url.startsWith(EMBED)) return route.fulfill({ contentType: 'text/html', body: '' });
    if (player.mood === 'blocked') return route.abort('blockedbyclient');
    if (player.mood === 'silent') return route.fulfill({ contentType: 'text/html', body: '<p>Silence</p>' });
    // The player refuses to play for pages that do not identify themselves (error 153).
    const hasReferrer = Boolean(await route.request().headerValue('referer'));
    const script = `(${behave})(${JSON.stringify({ error: player.mood === 'plays' ? null : 150, hasReferrer })})`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<body style="margin:0;background:#1b2230;color:#fff;font:1rem sans-serif"><p>Player</p><script>${script}</script>`,
    });
  });
  return player;
}

async function read(page: Page, list: 'commands' | 'faults'): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().startsWith(EMBED));
  if (!frame) return ['no player'];
  return frame.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], list);
}

/** Runs in the frame. */
function behave({ error, hasReferrer }: { error: number | null; hasReferrer: boolean }): void {
  const commands: string[] = [];
  const faults: string[] = [];
  Object.assign(window, { commands, faults });
  const query = new URLSearchParams(location.search);
  const known = new Set(['enablejsapi', 'origin', 'start', 'autoplay']);
  for (const name of query.keys()) if (!known.has(name)) faults.push(`unknown parameter ${name}`);
  for (const name of ['start', 'autoplay'])
    if (query.has(name) && !/^\d+$/.test(query.get(name) ?? '')) faults.push(`${name} is no number`);
  const origin = query.get('origin');
  if (query.get('enablejsapi') !== '1') return;
  let id: unknown = null;
  const wanted = new Set<string>();
  const report = (event: string, info: unknown): void =>
    parent.postMessage(JSON.stringify({ event, info, id, channel: 'widget' }), origin ?? '');
  const failure = hasReferrer ? error : 153;
  const answer = (): void => {
    if (failure === null) report('onReady', null);
    else if (wanted.has('onError')) report('onError', failure);
  };
  const takes: Record<string, (args: unknown[]) => boolean> = {
    addEventListener: ([name]) => {
      if (typeof name !== 'string' || !/^on[A-Z]/.test(name)) return false;
      wanted.add(name);
      return true;
    },
    seekTo: ([second, isAhead]) => typeof second === 'number' && typeof isAhead === 'boolean',
    playVideo: (args) => args.length === 0,
  };
  addEventListener('message', ({ origin: from, source, data }) => {
    if (source !== parent || from !== origin) return;
    if (typeof data !== 'string') return void faults.push('a message that is no text');
    const { event, func, args, id: sender, channel } = JSON.parse(data);
    if (channel !== 'widget' || sender === undefined) faults.push(`${event} without id and channel`);
    id = sender;
    if (event === 'command') {
      if (!Array.isArray(args) || !takes[func]?.(args)) return void faults.push(`${func} ${args}`);
      if (func !== 'addEventListener')
        commands.push([func, args[0]].filter((one) => one !== undefined).join(' '));
    } else if (event !== 'listening') faults.push(String(event));
    if (event === 'listening' || func === 'addEventListener') answer();
  });
}
