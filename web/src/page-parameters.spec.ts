import { boardParametersSchema, ghostQuerySchema, pageParameters } from '@quartermile/core/domain';
import { describe, expect, it } from 'vitest';
import { boardPath, readBoardQuery } from './features/leaderboard/board-query.js';
import { readSegmentOffset } from './features/leaderboard/segments/segment-query.js';
import { readRecordQuery } from './features/records/record-query.js';

/** Everything that reads a query: the server drops parameters that `page-address.ts` does not know. */
const READS_QUERY = /searchParams|request\.url|location\.search|\bsearch\b[^}]*} = useLocation/i;

/**
 * Files that read the query of the leaderboard, of a segment or of the record holders, those that pass a whole URL on,
 * and those that write a query. That of the form of submissions is read in the browser only.
 */
const READERS = [
  './entry.server.tsx',
  './features/home/hero-strip.tsx',
  './features/home/videos/use-opened-video.ts',
  './features/leaderboard/board-query.ts',
  './features/leaderboard/leaderboard-route.tsx',
  './features/leaderboard/segments/segment-query.ts',
  './features/leaderboard/segments/segment-route.tsx',
  './features/leaderboard/use-board-form.ts',
  './features/records/record-query.ts',
  './features/records/records-route.tsx',
  './features/submit/prefill.ts',
  './features/submit/use-prefill.ts',
  './page-address.ts',
  './placing/submit-path.ts',
  './player/embed-messages.ts',
  './player/run-player.tsx',
];

const sources = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.spec.{ts,tsx}', '!./**/test/**', '!./service-worker/**', '!./admin/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Records which parameters are read. */
class RecordingParameters extends URLSearchParams {
  readonly names = new Set<string>();

  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }

  override has(name: string): boolean {
    this.names.add(name);
    return super.has(name);
  }

  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }
}

const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

describe('pageParameters', () => {
  it('are exactly those that the leaderboard reads', () => {
    const parameters = new RecordingParameters();
    readBoardQuery(parameters);
    expect(sorted(parameters.names)).toEqual(sorted(pageParameters));
  });

  it('are more than the page of the record holders reads', () => {
    const parameters = new RecordingParameters({ category: 'World Facts' });
    readRecordQuery(parameters);
    expect(sorted(parameters.names)).toEqual(['category', 'drivetrain', 'from']);
    expect(sorted(pageParameters)).toEqual(expect.arrayContaining(sorted(parameters.names)));
  });

  it('are more than the page of a segment reads', () => {
    const parameters = new RecordingParameters();
    readSegmentOffset(parameters);
    expect(sorted(parameters.names)).toEqual(['from']);
    expect(sorted(pageParameters)).toEqual(expect.arrayContaining(['from']));
  });

  it('are exactly those that links to the leaderboard contain', () => {
    const path = boardPath({
      category: 'Votes by Viewers',
      drivetrain: 'AWD',
      strip: '0199f2c4-5d1e-7c3a-9b7e-2f6a1d0c8e45',
      year: 2026,
      q: 'golf',
      from: 20,
      others: 80,
      time: '12.4',
    });
    const { searchParams } = new URL(path, 'https://quartermile.example');
    expect(sorted(searchParams.keys())).toEqual(sorted(pageParameters));
  });

  it('are those of the API for a page of the leaderboard, which also takes the entry of the path, and for a time', () => {
    const { entry: _, ...parameters } = boardParametersSchema.shape;
    const all = new Set([...Object.keys(parameters), ...Object.keys(ghostQuerySchema.shape)]);
    expect(sorted(all)).toEqual(sorted(pageParameters));
  });

  it('are read by no other file', () => {
    const readers = Object.keys(sources).filter((file) => READS_QUERY.test(sources[file] ?? ''));
    expect(sorted(readers)).toEqual(READERS);
  });
});
