import { type IpcMainInvokeEvent, ipcMain } from 'electron';
import { type AskedName, askedChannels, type Given, type Gives } from '../../shared/channels.js';
import { APP_ORIGIN } from '../page/app-files.js';

/** Who asked: the id of the page's contents. */
export interface Asker {
  readonly pageId: number;
}

/** An answer for every channel of the table. */
export type ChannelAnswers = {
  readonly [Name in AskedName]: (asker: Asker, ...given: Given<Name>) => Gives<Name> | Promise<Gives<Name>>;
};

type AnyAnswer = (asker: Asker, ...given: readonly unknown[]) => unknown;

/**
 * Answers the page on every channel; whoever is not the page, and whatever is not as the table says, is refused.
 * @returns resolves once nothing is under way any more, closed windows' questions included
 */
export function answerChannels(answers: ChannelAnswers): () => Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  for (const name of Object.keys(askedChannels) as AskedName[]) {
    const { takes, gives } = askedChannels[name];
    ipcMain.handle(name, async (event, ...given: unknown[]) => {
      refuseStrangers(event);
      const read = takes.safeParse(given);
      if (!read.success) throw new Error(`This is nothing for "${name}".`);
      const answer = answers[name] as AnyAnswer;
      const answering = Promise.resolve(answer({ pageId: event.sender.id }, ...read.data));
      underWay.add(answering);
      return gives.parse(await answering.finally(() => underWay.delete(answering)));
    });
  }
  return async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
}

/** @throws Error unless the page's own main frame asks (Electron's security guide, point 17) */
function refuseStrangers({ senderFrame }: IpcMainInvokeEvent): void {
  const isPage = senderFrame?.parent === null && senderFrame.url.startsWith(`${APP_ORIGIN}/`);
  if (!isPage) throw new Error('This page may not ask.');
}
