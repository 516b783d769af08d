import type { AppInfo, AppState } from '../../shared/app-state.js';
import { redact } from '../log/log.js';

/** Diagnostics of the machine. */
export interface MachineFacts {
  readonly platform: string;
  readonly arch: string;
  /** OS release. */
  readonly release: string;
  readonly locale: string;
  /** Size in DIP, and pixels per DIP. */
  readonly displays: readonly { readonly width: number; readonly height: number; readonly scale: number }[];
}

/** Input of {@link formatDiagnostics}. */
export interface DiagnosticsFacts {
  readonly app: AppInfo;
  readonly machine: MachineFacts;
  readonly state: Omit<AppState, 'app' | 'background' | 'lock'>;
  /** Log lines, oldest first. */
  readonly logLines: readonly string[];
}

/** Formats a report that is safe to send: without site addresses, names, tokens and user input. */
export function formatDiagnostics({ app, machine, state, logLines }: DiagnosticsFacts): string {
  const { commit = 'unknown', date = 'unknown' } = app.build ?? {};
  const displays = machine.displays.map(({ width, height, scale }) => `${width}x${height} @${scale}`);
  return [
    `Quartermile ${app.version} (commit ${commit}, built ${date})`,
    `Electron ${app.electron}, Chromium ${app.chrome}, Node ${app.node}`,
    `System: ${machine.platform} ${machine.arch} ${machine.release}, locale ${machine.locale}`,
    `Displays: ${displays.length} (${displays.join(', ')})`,
    `Key store: ${state.hasKeyStore ? 'available' : 'not available, the session stays in memory'}`,
    `Updates: ${Object.values(state.updates).join(' ')}`,
    `Settings: ${JSON.stringify(state.settings)}`,
    `Site: ${formatSite(state)}`,
    '',
    `Log, last ${logLines.length} lines:`,
    ...logLines.flatMap(formatLogLine),
    '',
  ].join('\n');
}

function formatSite({
  site,
  hasToken,
  awaySince,
  problem,
  waiting,
  refused,
}: DiagnosticsFacts['state']): string {
  if (site === null) return 'none';
  const answers = awaySince === null ? 'answers' : `away since ${new Date(awaySince).toISOString()}`;
  const queue = `${waiting.length} decisions queued, ${refused.length} refused`;
  return `${answers}, problem ${problem ?? 'none'}, ${hasToken ? 'session' : 'no session'}, ${queue}`;
}

/** A log line without its site, redacted again because an older version may have written it. */
function formatLogLine(line: string): readonly string[] {
  try {
    const { host: _, ...fields } = JSON.parse(line) as Record<string, string | number | boolean | null>;
    const words = Object.entries(fields).map(([name, value]) => [
      name,
      name === 'at' ? value : redact(value),
    ]);
    return [JSON.stringify(Object.fromEntries(words))];
  } catch {
    return [];
  }
}
