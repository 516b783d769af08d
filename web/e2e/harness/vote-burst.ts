/** SQL for votes of a few days for two cars, and 84 of the last minutes for one of them. */
export const VOTE_BURST = `
  WITH added AS (
    INSERT INTO cars (name, owner, time, drivetrain, status, approved_categories, reviewed_at)
    VALUES ('Burst Golf', 'Thandi', '11.8', 'AWD', 'approved', '{Votes by Viewers}', now()),
      ('Quiet Polo', 'Sipho', '14.2', 'FWD', 'approved', '{Votes by Viewers}', now()) RETURNING id, vehicle_id
  ) INSERT INTO entries (car_id, vehicle_id, category, created_at)
    SELECT id, vehicle_id, 'Votes by Viewers', now() - interval '9 days' FROM added;
  INSERT INTO votes (entry_id, voter, created_at)
    SELECT id, gen_random_uuid(), now() - interval '1 hour' * nth FROM entries, generate_series(24, 123) AS nth;
  INSERT INTO votes (entry_id, voter)
    SELECT e.id, gen_random_uuid() FROM entries e JOIN cars c ON c.id = car_id, generate_series(1, 84)
    WHERE c.name = 'Burst Golf';
  UPDATE entries SET votes = (SELECT count(*) FROM votes WHERE entry_id = entries.id);`;
