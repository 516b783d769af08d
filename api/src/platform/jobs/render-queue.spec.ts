import { describe, expect, it } from '@jest/globals';
import { type Networks, networksOf } from '../networks/network-address.js';
import { RenderQueue } from './render-queue.js';

class FullError extends Error {}

const BUSY: Networks = ['198.51.100.1'];
const OTHER: Networks = ['203.0.113.1'];
const RUNNING = 1;
const WAITING = 15;
/** A quarter of all places. */
const SHARE = 4;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** Lets the renderings begin that can. */
async function settle(): Promise<void> {
  for (let nth = 0; nth < 3; nth++) await turn();
}

/** A queue whose renderings end when the test ends them, and the names of those that began. */
function observe() {
  const queue = new RenderQueue<string>({ running: RUNNING, waiting: WAITING }, () => new FullError());
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, networks: Networks | null) =>
    queue.run(name, networks, () => {
      began.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(`${name} rendered`)));
    });
  /** Ends a rendering and lets the next one begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  const fillShare = (networks: Networks | null, of: string) =>
    Array.from({ length: SHARE }, (_, nth) => ask(`${of} ${nth}`, networks));
  return { queue, began, ask, end, fillShare };
}

describe('RenderQueue', () => {
  it('gives the event loop a turn between a rendering and the next', async () => {
    const queue = new RenderQueue<void>({ running: RUNNING, waiting: WAITING }, () => new FullError());
    const happened: string[] = [];
    const render = async () => void happened.push('rendered');
    const all = ['a', 'b', 'c'].map((name) => queue.run(name, BUSY, render));
    const others = (async () => {
      for (let nth = 0; nth < 3; nth++) {
        await turn();
        happened.push('others');
      }
    })();
    await Promise.all([...all, others]);
    expect(happened.join(' ')).not.toContain('rendered rendered');
  });

  it('refuses a network beyond its quarter, and serves others in their turn', async () => {
    const { began, ask, end, fillShare } = observe();
    const share = fillShare(BUSY, 'busy');
    await expect(ask('too many', BUSY)).rejects.toThrow(FullError);
    const other = ask('other', OTHER);
    await settle();
    await end('busy 0');
    expect(began).toEqual(['busy 0', 'other']);
    await end('other');
    expect(await other).toBe('other rendered');
    for (const nth of [1, 2, 3]) await end(`busy ${nth}`);
    expect(await Promise.all(share)).toHaveLength(SHARE);
  });

  it('keeps a quarter of the places for networks that have none', async () => {
    const { ask, fillShare } = observe();
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) fillShare([network], network);
    const wide = ask('of a /64', networksOf('2001:db8::1'));
    await expect(ask('more of its /48', networksOf('2001:db8:0:9::1'))).rejects.toThrow(FullError);
    void ask('of a network with none', OTHER);
    await settle();
    expect(await Promise.race([wide, 'waits'])).toBe('waits');
  });

  it('renders once what several ask for, in the turn of whoever is first', async () => {
    const { began, ask, end, fillShare } = observe();
    const [, wanted] = fillShare(BUSY, 'busy');
    void ask('busy 3', OTHER);
    const same = ask('busy 3', OTHER);
    await settle();
    await end('busy 0');
    expect(began).toEqual(['busy 0', 'busy 3']);
    await end('busy 3');
    expect(await same).toBe('busy 3 rendered');
    await end('busy 1');
    expect(await wanted).toBe('busy 1 rendered');
    await end('busy 2');
    expect(began).toEqual(['busy 0', 'busy 3', 'busy 1', 'busy 2']);
  });

  it('shares what others wait for with a network that has no place left', async () => {
    const { ask, end, fillShare } = observe();
    const first = ask('wanted', OTHER);
    fillShare(BUSY, 'busy');
    const shared = ask('wanted', BUSY);
    await settle();
    await end('wanted');
    expect(await Promise.all([first, shared])).toEqual(['wanted rendered', 'wanted rendered']);
  });

  it('gives work that no client waits for the share of one network', async () => {
    const { ask, fillShare } = observe();
    fillShare(null, 'renewal');
    await expect(ask('one more', null)).rejects.toThrow(FullError);
  });

  it('passes on why a rendering failed, and renders again afterwards', async () => {
    const { queue, ask, end } = observe();
    await expect(queue.run('a', BUSY, () => Promise.reject(new RangeError('broken')))).rejects.toThrow(
      RangeError,
    );
    const again = ask('a', BUSY);
    await settle();
    await end('a');
    expect(await again).toBe('a rendered');
  });
});
