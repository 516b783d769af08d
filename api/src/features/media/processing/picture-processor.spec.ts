import { getPriority } from 'node:os';
import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { halves, noise } from '../../../../test/harness/pictures.js';
import { until } from '../../../../test/harness/servers/server-process.js';
import { WORK_ORDER } from '../../../platform/jobs/work-queue.js';
import { PICTURE_PROCESS_IDLE_MS, PictureProcessor } from './picture-processor.js';
import { PictureWork } from './picture-work.js';

/** Ends as its picture says, in words such as "SIGSEGV", or replies with an empty header. */
class FailingProcessor extends PictureProcessor {
  protected override readonly entry = new URL(
    '../../../../test/harness/failing-picture-process.mjs',
    import.meta.url,
  );
}

/** Permits no more CPU time than a small picture takes. */
class StrictProcessor extends PictureProcessor {
  protected override readonly limits = { operationMs: 60_000, cpuMs: 150, idleMs: PICTURE_PROCESS_IDLE_MS };
}

/** A file that does not exist. */
class MissingProcessor extends PictureProcessor {
  protected override readonly entry = new URL('./nowhere.js', import.meta.url);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const header = { format: 'png', width: 1, height: 1, hasAlpha: false };
const accepted = { hasAlpha: false, isHeavy: false };
const picture = (text: string): Buffer => Buffer.from(text);

describe('the picture process', () => {
  let processor: PictureProcessor;
  const open = (Processor: typeof PictureProcessor): PictureWork => {
    processor = new Processor();
    return new PictureWork(processor);
  };
  afterEach(() => processor.onApplicationShutdown());

  it('starts with the first picture, with a lower priority than the server', async () => {
    const work = open(PictureProcessor);
    expect(processor.pid).toBeUndefined();
    await work.readHead(await halves().png().toBuffer());
    expect(getPriority(processor.pid)).toBe(Math.min(getPriority() + 10, 19));
  });

  it('processes several pictures concurrently, each with its own result', async () => {
    const work = open(PictureProcessor);
    const widths = [40, 10, 30, 20];
    const pictures = widths.map((width) => noise({ width, height: 5 }).png().toBuffer());
    const heads = await Promise.all(pictures.map(async (bytes) => work.makeMaster(await bytes, accepted)));
    expect(heads.map(({ name }) => Number(/-(\d+)x5$/.exec(name)?.[1]))).toEqual(widths);
  });

  it('is started again after it was killed, and the interrupted picture is repeated', async () => {
    const work = open(PictureProcessor);
    const bytes = await noise({ width: 3000, height: 2000 }).jpeg().toBuffer();
    await work.readHead(bytes);
    const first = processor.pid ?? 0;
    const made = work.makeMaster(bytes, accepted);
    await new Promise((resolve) => setImmediate(resolve));
    process.kill(first, 'SIGKILL');
    expect((await made).name).toMatch(/-2560x1707$/);
    expect(processor.pid).not.toBe(first);
  });

  it('refuses a picture that crashes it', async () => {
    const work = open(FailingProcessor);
    await expect(work.readHead(picture('SIGSEGV'))).rejects.toMatchObject({
      code: 'invalid_image',
      status: 400,
    });
    await expect(work.makeMaster(picture('SIGABRT'), accepted)).rejects.toMatchObject({
      code: 'invalid_image',
      isCounted: true,
    });
    expect(await work.readHead(picture('fine'))).toEqual(accepted);
  });

  it('repeats a picture after the crash of another one', async () => {
    const work = open(FailingProcessor);
    const [slow, bad] = await Promise.allSettled([
      work.makeMaster(picture('slow'), accepted),
      work.makeMaster(picture('SIGSEGV'), accepted),
    ]);
    expect(slow).toMatchObject({ status: 'fulfilled' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'invalid_image' } });
  });

  it('refuses a picture that takes too much CPU time', async () => {
    const work = open(StrictProcessor);
    const costly = await noise({ width: 2500, height: 2500, channels: 4 }).png().toBuffer();
    const spent = jest.spyOn(processor, 'runMeasured');
    const refused = work.makeMaster(costly, { hasAlpha: true, isHeavy: true });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_image',
      detail: expect.stringContaining('takes too long'),
      isCounted: true,
    });
    expect(spent).toHaveBeenCalledTimes(1);
    expect(processor.lastFailure).toBeNull();
    const small = await noise().png().toBuffer();
    expect((await work.makeMaster(small, accepted)).name).toMatch(/-96x64$/);
  });

  it('tells the CPU time of an operation, also of one that fails', async () => {
    open(PictureProcessor);
    const costs: number[] = [];
    const spend = (ms: number) => void costs.push(ms);
    const bytes = await noise({ width: 1500, height: 1000 }).png().toBuffer();
    await processor.runMeasured(spend, 'encodeVariant', bytes, 720, 'avif');
    const cut = bytes.subarray(0, bytes.length / 2);
    await expect(processor.runMeasured(spend, 'encodeVariant', cut, 720, 'avif')).rejects.toThrow();
    expect(costs.map((ms) => ms > 1)).toEqual([true, true]);
  });

  it.each(['SIGKILL', 'exit'])('is unavailable when it ends twice by %s', async (end) => {
    const work = open(FailingProcessor);
    await expect(work.makeMaster(picture(end), accepted)).rejects.toMatchObject({
      status: 503,
      retryAfterS: 2,
      isCounted: false,
    });
  });

  it('is unavailable when it cannot be started', async () => {
    const work = open(MissingProcessor);
    const failure = { status: 503, retryAfterS: 2 };
    await expect(work.readHead(picture('fine'))).rejects.toMatchObject(failure);
    await expect(work.makeVariant(picture('fine'), 320, 'webp', WORK_ORDER.visitor)).rejects.toMatchObject(
      failure,
    );
  });

  it('ends when idle', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const work = open(PictureProcessor);
    await work.readHead(await halves().png().toBuffer());
    const { pid = 0 } = processor;
    expect(isRunning(pid)).toBe(true);
    jest.advanceTimersByTime(PICTURE_PROCESS_IDLE_MS);
    jest.useRealTimers();
    expect(processor.pid).toBeUndefined();
    await until(async () => !isRunning(pid));
  });

  it('gets none of the environment of the server', async () => {
    open(FailingProcessor);
    const names: unknown = await processor.run('readHeader', picture('environment'));
    expect(names).toContain('MALLOC_ARENA_MAX');
    expect(names).not.toContain('PATH');
    expect(await processor.run('readHeader', picture('fine'))).toEqual(header);
  });
});
