import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Vehicles group the rows of `cars`, which become runs; an entry belongs to a vehicle and shows its best run. Each car so
 * far is a vehicle of its own with the same id. A new time joins the vehicle of the car that it was sent for, unless both
 * have entries: nobody's votes are merged without a reviewer.
 */
export class Vehicles1770008600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CREATE_TABLES);
    await queryRunner.query(GROUP_CARS);
    await queryRunner.query(NAME_DRIVERS);
    await queryRunner.query(MOVE_ENTRIES);
    await queryRunner.query(DELETE_UNUSED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER cars_delete_vehicle ON cars;
      ALTER TABLE entries DROP CONSTRAINT entries_vehicle_category, DROP COLUMN vehicle_id;
      ALTER TABLE cars DROP CONSTRAINT cars_id_vehicle, DROP COLUMN vehicle_id, DROP COLUMN approved_categories;
      DROP TABLE vehicles, drivers;
      DROP FUNCTION add_vehicle(), delete_unused_vehicle(), delete_unused_driver();
    `);
  }
}

/** A car that is inserted without a vehicle gets one of its own. */
const CREATE_TABLES = `
  CREATE TABLE drivers (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    phone_key text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE vehicles (
    id uuid PRIMARY KEY DEFAULT uuidv7(),
    driver_id uuid REFERENCES drivers ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX vehicles_driver ON vehicles (driver_id);
  CREATE FUNCTION add_vehicle() RETURNS uuid LANGUAGE sql VOLATILE
    AS 'INSERT INTO vehicles DEFAULT VALUES RETURNING id';
  ALTER TABLE cars ADD COLUMN vehicle_id uuid, ADD COLUMN approved_categories text[] NOT NULL DEFAULT '{}';
  ALTER TABLE entries ADD COLUMN vehicle_id uuid;`;

const GROUP_CARS = `
  INSERT INTO vehicles (id, created_at) SELECT id, created_at FROM cars;
  WITH RECURSIVE first_run AS (
    SELECT id, id AS first FROM cars
    WHERE NOT EXISTS (SELECT FROM submissions WHERE car_id = cars.id AND previous_car_id IS NOT NULL)
      OR EXISTS (SELECT FROM entries WHERE car_id = cars.id)
    UNION ALL
    SELECT submissions.car_id, first_run.first
    FROM first_run JOIN submissions ON submissions.previous_car_id = first_run.id
    WHERE submissions.car_id IS NOT NULL AND NOT EXISTS (SELECT FROM entries WHERE car_id = submissions.car_id)
  )
  UPDATE cars SET vehicle_id = first_run.first FROM first_run WHERE first_run.id = cars.id;
  UPDATE cars SET approved_categories = coalesce(
    (SELECT array_agg(category ORDER BY created_at, category) FROM entries WHERE car_id = cars.id), '{}');
  DELETE FROM vehicles WHERE NOT EXISTS (SELECT FROM cars WHERE vehicle_id = vehicles.id);
  ALTER TABLE cars ALTER COLUMN vehicle_id SET NOT NULL, ALTER COLUMN vehicle_id SET DEFAULT add_vehicle(),
    ADD CONSTRAINT cars_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles,
    ADD CONSTRAINT cars_id_vehicle UNIQUE (id, vehicle_id);
  CREATE INDEX cars_vehicle ON cars (vehicle_id);`;

/** Numbers without spaces, dashes, parentheses and plus, as `phoneKey` writes them; that of the latest run counts. */
const NAME_DRIVERS = String.raw`
  CREATE TEMPORARY TABLE vehicle_phone ON COMMIT DROP AS
    SELECT DISTINCT ON (vehicle_id) vehicle_id,
      regexp_replace(regexp_replace(cellphone, '[\s()-]', '', 'g'), '^\+', '') AS phone_key
    FROM cars WHERE cellphone IS NOT NULL ORDER BY vehicle_id, created_at DESC, id DESC;
  INSERT INTO drivers (phone_key) SELECT DISTINCT phone_key FROM vehicle_phone;
  UPDATE vehicles SET driver_id = drivers.id
    FROM vehicle_phone JOIN drivers USING (phone_key) WHERE vehicle_phone.vehicle_id = vehicles.id;
  DROP TABLE vehicle_phone;`;

/** The reference to both columns lets an entry follow its run into another vehicle. */
const MOVE_ENTRIES = `
  UPDATE entries SET vehicle_id = cars.vehicle_id FROM cars WHERE cars.id = car_id;
  ALTER TABLE entries ALTER COLUMN vehicle_id SET NOT NULL,
    ADD CONSTRAINT entries_vehicle_category UNIQUE (vehicle_id, category),
    ADD CONSTRAINT entries_car_vehicle FOREIGN KEY (car_id, vehicle_id) REFERENCES cars (id, vehicle_id)
      ON UPDATE CASCADE ON DELETE CASCADE;`;

/** Phone numbers of drivers are personal data: they go with the last car, on whichever way that is deleted. */
const DELETE_UNUSED = `
  CREATE FUNCTION delete_unused_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM vehicles WHERE id = OLD.vehicle_id
        AND NOT EXISTS (SELECT FROM cars WHERE vehicle_id = OLD.vehicle_id);
      RETURN NULL;
    END $$;
  CREATE TRIGGER cars_delete_vehicle AFTER DELETE OR UPDATE OF vehicle_id ON cars
    FOR EACH ROW EXECUTE FUNCTION delete_unused_vehicle();
  CREATE FUNCTION delete_unused_driver() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM drivers WHERE id = OLD.driver_id
        AND NOT EXISTS (SELECT FROM vehicles WHERE driver_id = OLD.driver_id);
      RETURN NULL;
    END $$;
  CREATE TRIGGER vehicles_delete_driver AFTER DELETE OR UPDATE OF driver_id ON vehicles
    FOR EACH ROW EXECUTE FUNCTION delete_unused_driver();`;
