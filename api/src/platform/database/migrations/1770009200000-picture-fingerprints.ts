import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name of the channel on which nodes learn of pictures without a fingerprint. */
const CHANNEL = 'picture_stored';

/**
 * Fingerprints of the pictures of runs, by the name of the picture. They are deleted with the last run that has it, on
 * whichever way that is deleted, and computed later for runs that exist.
 */
export class PictureFingerprints1770009200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE picture_fingerprints (name text PRIMARY KEY, fingerprint bytea);
      CREATE FUNCTION delete_unused_fingerprints() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM picture_fingerprints AS unused WHERE unused.name IN (OLD.image, OLD.proof_image)
            AND NOT EXISTS (SELECT FROM cars WHERE cars.image = unused.name)
            AND NOT EXISTS (SELECT FROM cars WHERE cars.proof_image = unused.name);
          RETURN NULL;
        END $$;
      CREATE TRIGGER cars_delete_fingerprints AFTER DELETE OR UPDATE OF image, proof_image ON cars
        FOR EACH ROW EXECUTE FUNCTION delete_unused_fingerprints();
      CREATE FUNCTION notify_picture_stored() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('${CHANNEL}', '');
          RETURN NULL;
        END $$;
      CREATE TRIGGER cars_notify_picture AFTER INSERT OR UPDATE OF image, proof_image ON cars
        FOR EACH STATEMENT EXECUTE FUNCTION notify_picture_stored();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER cars_notify_picture ON cars;
      DROP TRIGGER cars_delete_fingerprints ON cars;
      DROP FUNCTION notify_picture_stored(), delete_unused_fingerprints();
      DROP TABLE picture_fingerprints;
    `);
  }
}
