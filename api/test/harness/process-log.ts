import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import type { Config } from '../../src/platform/config/config.js';

/** The log of this process from {@link recordLog} on, in lines of JSON. */
export interface RecordedLog {
  readonly lines: string[];
  /** Logs to the usual destination again. */
  stop(): void;
}

/** Sets the level of the root logger, which the first app of a process creates and all later ones share. */
export function setLogLevel({ logLevel }: Pick<Config, 'logLevel'>): void {
  if (PinoLogger.root) PinoLogger.root.level = logLevel;
}

/** Records what the process logs, instead of printing it. An app has to be started before. */
export function recordLog(): RecordedLog {
  const lines: string[] = [];
  // pino bypasses process.stdout. Its documented symbol allows another destination.
  const streamSymbol = symbols.streamSym as unknown as symbol;
  const before = Reflect.get(PinoLogger.root, streamSymbol);
  const replaceStream = (stream: unknown) => Reflect.set(PinoLogger.root, streamSymbol, stream);
  replaceStream({ write: (text: string) => lines.push(...text.split('\n').filter(Boolean)) });
  return { lines, stop: () => replaceStream(before) };
}
