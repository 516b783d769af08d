import { describe, expect, it } from '@jest/globals';
import { type Networks, networksOf } from '../networks/network-address.js';
import { WORK_ORDER, type WorkOrder, WorkQueue } from './work-queue.js';

/** A queue whose work items run until released, and the names of started ones. */
function observe(capacity: number, now?: () => number) {
  const queue = new WorkQueue(capacity, now);
  const started: string[] = [];
  const enqueue = (
    name: string,
    weight: number,
    order: WorkOrder = WORK_ORDER.upload,
    networks?: Networks,
    cost?: number,
  ) => {
    const work = Promise.withResolvers<void>();
    const done = queue.run(
      (spend) => {
        started.push(name);
        if (cost !== undefined) spend(cost);
        return work.promise;
      },
      { weight, order, networks },
    );
    return async (failure?: Error): Promise<void> => {
      if (failure) work.reject(failure);
      else work.resolve();
      await done.catch(() => undefined);
      await settle();
    };
  };
  return { started, enqueue };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('WorkQueue', () => {
  it('runs items concurrently up to the capacity', async () => {
    const { started, enqueue } = observe(50);
    const endA = enqueue('a', 24);
    enqueue('b', 24);
    enqueue('c', 24);
    await settle();
    expect(started).toEqual(['a', 'b']);
    await endA();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('runs urgent items first, equal ones in order', async () => {
    const { started, enqueue } = observe(1);
    const end = enqueue('running', 1);
    enqueue('ahead', 1, WORK_ORDER.ahead);
    const endUpload = enqueue('upload', 1, WORK_ORDER.upload);
    const endFirst = enqueue('visitor 1', 1, WORK_ORDER.visitor);
    const endSecond = enqueue('visitor 2', 1, WORK_ORDER.visitor);
    for (const next of [end, endFirst, endSecond, endUpload]) await next();
    expect(started).toEqual(['running', 'visitor 1', 'visitor 2', 'upload', 'ahead']);
  });

  it('does not let light items overtake a heavy one indefinitely', async () => {
    const { started, enqueue } = observe(50);
    const end = enqueue('light 1', 10);
    enqueue('heavy', 50);
    enqueue('light 2', 10);
    await settle();
    expect(started).toEqual(['light 1']);
    await end();
    expect(started).toEqual(['light 1', 'heavy']);
  });

  it('lets senders take turns, whoever came first', async () => {
    const { started, enqueue } = observe(1);
    const send = (sender: string, name: string) => enqueue(name, 1, WORK_ORDER.upload, [sender]);
    const ends = [send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1'), send('b', 'b2')];
    const [endA1, endA2, endA3, endB1, endB2] = ends;
    const endC1 = send('c', 'c1');
    for (const end of [endA1, endB1, endC1, endA2, endB2, endA3]) await end?.();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('forgets what a sender has sent before', async () => {
    const { started, enqueue } = observe(1);
    const send = (sender: string, name: string) => enqueue(name, 1, WORK_ORDER.upload, [sender]);
    for (const name of ['a1', 'a2']) await send('a', name)();
    const end = send('b', 'b1');
    const endA3 = send('a', 'a3');
    const endC1 = send('c', 'c1');
    for (const next of [end, endA3, endC1]) await next();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'c1']);
  });

  it('counts turns in time, also of a network whose expensive item has ended', async () => {
    let now = 0;
    const { started, enqueue } = observe(1, () => now);
    const send = (network: string, name: string) => enqueue(name, 1, WORK_ORDER.upload, [network]);
    const ends = [send('a', 'a1'), send('a', 'a2'), send('b', 'b1'), send('b', 'b2'), send('b', 'b3')];
    await settle();
    now = 100;
    for (const end of [ends[0], ends[2], ends[3], ends[4], ends[1]]) await end?.();
    expect(started).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
  });

  it('counts turns in what work says it has cost', async () => {
    const { started, enqueue } = observe(1, () => 0);
    const send = (network: string, name: string, cost?: number) =>
      enqueue(name, 1, WORK_ORDER.upload, [network], cost);
    const ends = [
      send('a', 'a1', 100),
      send('a', 'a2'),
      send('b', 'b1', 20),
      send('b', 'b2', 20),
      send('b', 'b3'),
    ];
    for (const end of [ends[0], ends[2], ends[3], ends[4], ends[1]]) await end?.();
    expect(started).toEqual(['a1', 'b1', 'b2', 'b3', 'a2']);
  });

  it('gives a /48 three turns, however many networks it has', async () => {
    const { started, enqueue } = observe(1);
    const send = (name: string, address: string) => enqueue(name, 1, WORK_ORDER.upload, networksOf(address));
    const names = Array.from({ length: 9 }, (_, nth) => `many ${nth}`);
    const ends = names.map((name, nth) => send(name, `2001:db8:1:${nth}00::1`));
    const other = [send('one', '192.0.2.1'), send('two', '192.0.2.1')];
    for (const end of [ends[0], other[0], ends[1], ends[2], ends[3], other[1]]) await end?.();
    expect(started.slice(0, 7)).toEqual(['many 0', 'one', 'many 1', 'many 2', 'many 3', 'two', 'many 4']);
  });

  it('runs an item above the capacity alone', async () => {
    const { started, enqueue } = observe(50);
    const end = enqueue('huge', 80);
    enqueue('next', 1);
    await settle();
    expect(started).toEqual(['huge']);
    await end();
    expect(started).toEqual(['huge', 'next']);
  });

  it('continues after a failure and passes it to the caller', async () => {
    const { started, enqueue } = observe(1);
    const end = enqueue('failing', 1);
    enqueue('next', 1);
    await end(new Error('broken'));
    expect(started).toEqual(['failing', 'next']);
    const queue = new WorkQueue(1);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
