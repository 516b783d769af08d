import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `uuidv7()`: ids that sort by time. Built in since PostgreSQL 18; older versions get an implementation of RFC 9562
 * section 5.7: 48 bits of milliseconds, version, variant and random bits.
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

  /** Nothing to revert: the function is harmless, and built in on PostgreSQL 18. */
  async down(): Promise<void> {}
}
