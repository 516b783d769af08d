import { EventEmitter } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppEvent } from '../../shared/app-state.js';
import { DashboardWindows } from './dashboard-windows.js';

interface FakeWindow extends EventEmitter {
  readonly log: string[];
  readonly place: { x?: number; width: number };
  readonly webContents: EventEmitter & { readonly id: number; readonly sent: AppEvent[] };
}

const made = vi.hoisted(() => ({
  windows: [] as FakeWindow[],
  displays: [] as { id: number; workArea: object }[],
}));
const dialog = vi.hoisted(() => ({ showMessageBoxSync: vi.fn<() => number>() }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class BrowserWindow extends Emitter {
    static getAllWindows = () => made.windows;
    readonly log: string[] = [];
    readonly place: object;
    readonly webContents: object;
    constructor(place: object) {
      super();
      this.place = place;
      const sent: AppEvent[] = [];
      this.webContents = Object.assign(new Emitter(), {
        id: made.windows.length + 1,
        sent,
        getURL: () => 'app://quartermile/',
        send: (_channel: string, event: AppEvent) => sent.push(event),
        sendInputEvent: ({
          type,
          keyCode,
          modifiers,
        }: {
          type: string;
          keyCode: string;
          modifiers: string[];
        }) => this.log.push(`${type} ${[...modifiers, keyCode].join('+')}`),
        setZoomLevel: () => {},
      });
      made.windows.push(this as never);
    }
    async loadURL(): Promise<void> {}
    isMinimized = () => false;
    isFocused = () => this.log.at(-1) === 'focus';
    show = () => this.log.push('show');
    focus = () => {
      this.log.push('focus');
      this.emit('focus');
    };
    maximize = () => this.log.push('maximize');
    close = () => {
      this.log.push('close');
      this.emit('asked to close');
    };
  }
  const screen = { getPrimaryDisplay: () => made.displays[0], getAllDisplays: () => made.displays };
  return { BrowserWindow, nativeTheme: {}, dialog, screen, shell: {}, Menu: {}, app: {} };
});

let path: string;
let windows: DashboardWindows;

beforeEach(async () => {
  made.windows.length = 0;
  made.displays = [{ id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }];
  path = join(await mkdtemp(join(tmpdir(), 'quartermile-windows-')), 'window.json');
  windows = new DashboardWindows(() => path);
  isLocked = false;
});
let isLocked: boolean;
const load = () => windows.load(() => isLocked);
const paint = (index: number) => made.windows[index]?.emit('ready-to-show');
const logs = () => made.windows.map(({ log }) => log);

describe('a window is not shown before its first paint', () => {
  test('not even a maximized one, which maximize() would show', async () => {
    const bounds = { x: 0, y: 0, width: 1000, height: 700 };
    await writeFile(path, JSON.stringify({ bounds, isMaximized: true, zoom: 0 }));
    await load();
    expect(logs()).toEqual([[]]);
    paint(0);
    expect(logs()).toEqual([['maximize', 'show']]);
  });

  test('not even for a link or a second start', async () => {
    await load();
    windows.openSubmission({ carId: 'golf', site: null });
    windows.show();
    expect(logs()).toEqual([[]]);
    paint(0);
    expect(logs()).toEqual([['show', 'focus']]);
  });
});

describe('the target window', () => {
  test('is the one that sent the command', async () => {
    await load();
    windows.open();
    made.windows[1]?.emit('focus');
    expect(windows.pick(made.windows[0] as never)?.pageId).toBe(1);
  });

  test('is the last focused one when the command has no dashboard window', async () => {
    await load();
    windows.open();
    windows.open();
    made.windows[2]?.emit('focus');
    made.windows[1]?.emit('focus');
    expect(windows.pick(undefined)?.pageId).toBe(2);
    expect(windows.pick(new EventEmitter() as never)?.pageId).toBe(2);
    made.windows[1]?.emit('closed');
    expect(windows.pick()?.pageId).toBe(3);
  });

  test('is a new one when none is open', async () => {
    await load();
    made.windows[0]?.emit('closed');
    expect(windows.pick()?.pageId).toBe(2);
  });

  test('shows a submission once its page listens, and again after a reload', async () => {
    await load();
    windows.open();
    made.windows[1]?.emit('focus');
    const contents = made.windows[1]?.webContents;
    const shown = { type: 'open-submission', carId: 'golf', site: null, approves: false };
    windows.openSubmission({ carId: 'golf', site: null });
    expect(contents?.sent).toEqual([]);
    windows.pageIsReady(2);
    expect(contents?.sent).toEqual([shown]);
    contents?.emit('did-navigate');
    windows.openSubmission({ carId: 'golf', site: null });
    expect(contents?.sent).toEqual([shown]);
    windows.pageIsReady(2);
    expect(contents?.sent).toEqual([shown, shown]);
    expect(made.windows[0]?.webContents.sent).toEqual([]);
  });

  test('is the first window for a link that arrives before it', async () => {
    windows.openSubmission({ carId: 'golf', site: null });
    await load();
    windows.pageIsReady(1);
    expect(made.windows[0]?.webContents.sent).toHaveLength(1);
  });

  test('shows the last link of a locked app once it is unlocked', async () => {
    await load();
    windows.pageIsReady(1);
    isLocked = true;
    for (const carId of ['polo', 'golf']) windows.openSubmission({ carId, site: null });
    windows.openRequested();
    expect(made.windows[0]?.webContents.sent).toEqual([]);
    isLocked = false;
    windows.openRequested();
    windows.openRequested();
    expect(made.windows[0]?.webContents.sent).toMatchObject([{ carId: 'golf' }]);
  });

  test('is focused before a key is pressed in it', async () => {
    await load();
    paint(0);
    windows.pageIsReady(1);
    windows.pick()?.pressKey('j');
    expect(logs()[0]).toEqual(['show', 'show', 'focus', 'keyDown j', 'char j', 'keyUp j']);
    windows.pick()?.pressKey('k', ['control']);
    expect(logs()[0]?.slice(-2)).toEqual(['keyDown control+k', 'keyUp control+k']);
  });
});

describe('closing the other windows', () => {
  beforeEach(async () => {
    await load();
    for (let nth = 0; nth < 2; nth += 1) windows.open();
  });

  test('leaves the one that asked', async () => {
    for (const window of made.windows) window.once('asked to close', () => window.emit('closed'));
    expect(await windows.closeOthers(2)).toBe(true);
    expect(logs().map((log) => log.includes('close'))).toEqual([true, false, true]);
    expect(windows.pick()?.pageId).toBe(2);
  });

  test.each([
    ['stay', 0, false],
    ['are lost with the text', 1, true],
  ])('windows with unsaved text ask, and %s', async (_answer, response, isClosed) => {
    dialog.showMessageBoxSync.mockReturnValue(response);
    for (const window of made.windows)
      window.once('asked to close', () => {
        const event = {
          defaultPrevented: false,
          preventDefault() {
            this.defaultPrevented = true;
          },
        };
        window.webContents.emit('will-prevent-unload', event);
        if (event.defaultPrevented) window.emit('closed');
      });
    expect(await windows.closeOthers(2)).toBe(isClosed);
  });
});

test('reads the displays for each new window', async () => {
  const bounds = { x: 2500, y: 0, width: 1000, height: 700 };
  await writeFile(path, JSON.stringify({ bounds, isMaximized: false, zoom: 0 }));
  await load();
  expect(made.windows[0]?.place.x).toBeUndefined();
  made.displays.push({ id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } });
  windows.open();
  expect(made.windows[1]?.place.x).toBe(2500);
});
