import type { MigrationInterface } from 'typeorm';
import { Foundation1770000000000 } from './1770000000000-foundation.js';
import { Board1770000100000 } from './1770000100000-board.js';
import { Platform1770000200000 } from './1770000200000-platform.js';

/** Every migration, oldest first. Class names end in a 13 digit time stamp, which is their order. */
export const migrations: (new () => MigrationInterface)[] = [
  Foundation1770000000000,
  Board1770000100000,
  Platform1770000200000,
];
