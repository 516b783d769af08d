-- Runs contain a copy of their strip, so that lists need no join. The reference derived from it keeps strips that runs
-- name from being deleted. Backups cannot restore a generated column.
CREATE OR REPLACE FUNCTION set_strip_id() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.strip_id := (NEW.strip ->> '_id')::uuid;
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER cars_set_strip_id BEFORE INSERT OR UPDATE OF strip, strip_id ON cars
  FOR EACH ROW EXECUTE FUNCTION set_strip_id();
