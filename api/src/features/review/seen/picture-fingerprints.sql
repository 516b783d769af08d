-- Fingerprints go with the last run that has the picture, on whichever way that is deleted.
CREATE OR REPLACE FUNCTION delete_unused_fingerprints() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM picture_fingerprints AS unused WHERE unused.name IN (OLD.image, OLD.proof_image)
      AND NOT EXISTS (SELECT FROM cars WHERE cars.image = unused.name)
      AND NOT EXISTS (SELECT FROM cars WHERE cars.proof_image = unused.name);
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER cars_delete_fingerprints AFTER DELETE OR UPDATE OF image, proof_image ON cars
  FOR EACH ROW EXECUTE FUNCTION delete_unused_fingerprints();

-- Wakes the job of picture-fingerprints.service.ts.
CREATE OR REPLACE FUNCTION notify_picture_stored() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('job_due', 'picture-fingerprints');
    RETURN NULL;
  END $$;
CREATE OR REPLACE TRIGGER cars_notify_picture AFTER INSERT OR UPDATE OF image, proof_image ON cars
  FOR EACH STATEMENT EXECUTE FUNCTION notify_picture_stored();
