import type { MigrationInterface } from 'typeorm';
import { Foundation1770000000000 } from './1770000000000-foundation.js';

/** Every migration, oldest first. Class names end in a 13 digit time stamp, which is their order. */
export const migrations: (new () => MigrationInterface)[] = [Foundation1770000000000];
