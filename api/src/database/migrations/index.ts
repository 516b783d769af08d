import type { MigrationInterface } from 'typeorm';

/** Every migration, oldest first. Class names end in a 13 digit time stamp, which is their order. */
export const migrations: (new () => MigrationInterface)[] = [];
