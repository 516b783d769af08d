import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/data-source.js';
import { BoardReadModel } from '../../src/features/board/board-read-model.js';
import { CountsRevision } from '../../src/platform/cache/counts-revision.js';
import { RevisionService } from '../../src/platform/cache/revision.service.js';
import { NodeConnection } from '../../src/platform/database/notifications/node-connection.js';

/** The parts of a node that a read model uses, with its statements. */
export interface BoardNode {
  readonly dataSource: DataSource;
  readonly revision: RevisionService;
  readonly counts: CountsRevision;
  readonly board: BoardReadModel;
  /** Statements sent since the last call, without notifications, which are sent later. */
  takeStatements(): string[];
  /** The next statement that contains `part` fails. */
  failOnce(part: string): void;
  close(): Promise<void>;
}

/** Starts these parts with a connection of their own. */
export async function startBoardNode(url: string): Promise<BoardNode> {
  const dataSource = await createDataSource(url).initialize();
  const connection = new NodeConnection(dataSource);
  const counts = new CountsRevision(dataSource, connection);
  const revision = new RevisionService(dataSource, connection, counts);
  const board = new BoardReadModel(dataSource, revision, counts);
  const statements: string[] = [];
  let failing: string | null = null;
  const createRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createRunner(mode);
    const query = runner.query.bind(runner);
    runner.query = ((statement: string, ...rest: []) => {
      statements.push(statement);
      if (failing === null || !statement.includes(failing)) return query(statement, ...rest);
      failing = null;
      return Promise.reject(new Error('away'));
    }) as typeof runner.query;
    return runner;
  };
  await connection.onModuleInit();
  return {
    dataSource,
    revision,
    counts,
    board,
    takeStatements: () => statements.splice(0).filter((statement) => !statement.includes('pg_notify')),
    failOnce: (part) => {
      failing = part;
    },
    close: async () => {
      await connection.onApplicationShutdown();
      await dataSource.destroy();
    },
  };
}
