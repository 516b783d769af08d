-- A car is public while it has an entry, so each deletion and move of an entry is remembered, on whichever way it
-- happens.
CREATE OR REPLACE FUNCTION remember_removed_car() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO removed_cars (id, moved_to)
      VALUES (OLD.vehicle_id, CASE TG_OP WHEN 'UPDATE' THEN NEW.vehicle_id END)
      ON CONFLICT (id) DO UPDATE SET moved_to = excluded.moved_to, removed_at = now();
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER entries_remember_removed AFTER DELETE OR UPDATE OF vehicle_id ON entries
  FOR EACH ROW EXECUTE FUNCTION remember_removed_car();

-- Where the runs of a deleted entry are moved after it, because the other car has an entry, too, that car is noted.
CREATE OR REPLACE FUNCTION remember_moved_car() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE removed_cars SET moved_to = NEW.vehicle_id WHERE id = OLD.vehicle_id;
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER cars_remember_moved AFTER UPDATE OF vehicle_id ON cars
  FOR EACH ROW WHEN (OLD.vehicle_id <> NEW.vehicle_id AND OLD.approved_categories <> '{}')
  EXECUTE FUNCTION remember_moved_car();
