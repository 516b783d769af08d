import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import {
  type RequestArguments,
  type RequestName,
  type RequestResult,
  requestChannels,
} from '../../shared/channels.js';
import { APP_ORIGIN } from '../page/app-files.js';
import type { Caller } from './caller.js';

/** A handler for each channel. */
export type RequestHandlers = {
  readonly [Name in RequestName]: (
    caller: Caller,
    ...args: RequestArguments<Name>
  ) => RequestResult<Name> | Promise<RequestResult<Name>>;
};

type AnyHandler = (caller: Caller, ...args: readonly unknown[]) => unknown;

/**
 * Registers a handler for each channel. Rejects requests from other senders and payloads that do not match the
 * schema.
 * @returns resolves when no request is pending, those of closed windows included
 */
export function handleRequests(handlers: RequestHandlers): () => Promise<void> {
  const inFlight = new Set<Promise<unknown>>();
  for (const name of Object.keys(requestChannels) as RequestName[]) {
    const { args: schema, result } = requestChannels[name];
    ipcMain.handle(name, async (event, ...args: unknown[]) => {
      requireAppPage(event);
      const read = schema.safeParse(args);
      if (!read.success) throw new Error(`Invalid arguments for "${name}".`);
      const handler = handlers[name] as AnyHandler;
      const pending = Promise.resolve(handler({ pageId: event.sender.id }, ...read.data));
      inFlight.add(pending);
      return result.parse(await pending.finally(() => inFlight.delete(pending)));
    });
  }
  return async () => {
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  };
}

/** @throws Error unless the sender is the main frame of an app page (Electron's security guide, point 17) */
function requireAppPage({ senderFrame }: IpcMainInvokeEvent): void {
  const isPage = senderFrame?.parent === null && senderFrame.url.startsWith(`${APP_ORIGIN}/`);
  if (!isPage) throw new Error('Requests are accepted from app pages only.');
}
