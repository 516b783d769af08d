-- As with strips, the reference is derived from the copy of the video. When the video is deleted, its reference
-- releases the copy as well.
CREATE OR REPLACE FUNCTION set_video_id() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.video_id IS NULL AND OLD.video_id IS NOT NULL
      AND NEW.run_video IS NOT DISTINCT FROM OLD.run_video THEN
      NEW.run_video := NULL;
    END IF;
    NEW.video_id := (NEW.run_video ->> '_id')::uuid;
    RETURN NEW;
  END $$;
CREATE OR REPLACE TRIGGER cars_set_video_id BEFORE INSERT OR UPDATE OF run_video, video_id ON cars
  FOR EACH ROW EXECUTE FUNCTION set_video_id();
