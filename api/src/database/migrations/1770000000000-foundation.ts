import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the tables build on: `uuidv7()`, ids that sort by time. PostgreSQL has it from version 18 on;
 * older ones get one of RFC 9562 section 5.7: 48 bits of milliseconds, version and variant, then chance.
 */
export class Foundation1770000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $migration$ BEGIN
        IF to_regprocedure('uuidv7()') IS NULL THEN
          CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $function$
            SELECT encode(
              set_byte(
                overlay(uuid_send(gen_random_uuid()) placing milliseconds from 1 for 6),
                6,
                112 | (get_byte(uuid_send(gen_random_uuid()), 6) & 15)
              ),
              'hex'
            )::uuid
            FROM (
              SELECT substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) from 3)
            ) AS clock (milliseconds)
          $function$;
        END IF;
      END $migration$
    `);
  }

  /** An empty foundation is harmless, and on PostgreSQL 18 the function is not ours to drop. */
  async down(): Promise<void> {}
}
