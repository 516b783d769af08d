-- Phone numbers of drivers are personal data: they go with the last car, on whichever way that is deleted.
CREATE OR REPLACE FUNCTION delete_unused_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM vehicles WHERE id = OLD.vehicle_id
      AND NOT EXISTS (SELECT FROM cars WHERE vehicle_id = OLD.vehicle_id);
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER cars_delete_vehicle AFTER DELETE OR UPDATE OF vehicle_id ON cars
  FOR EACH ROW EXECUTE FUNCTION delete_unused_vehicle();

CREATE OR REPLACE FUNCTION delete_unused_driver() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM drivers WHERE id = OLD.driver_id
      AND NOT EXISTS (SELECT FROM vehicles WHERE driver_id = OLD.driver_id);
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER vehicles_delete_driver AFTER DELETE OR UPDATE OF driver_id ON vehicles
  FOR EACH ROW EXECUTE FUNCTION delete_unused_driver();
