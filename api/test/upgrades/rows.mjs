/**
 * Rows as they were typical, by the migration from which on they can be inserted. Nobody in them exists. The columns
 * are those of that time: later ones get what their migration gives them.
 */
const id = (number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-01-31 22:30:00.123+00';
const picture = (letter, size = '1600x900') => `${letter.repeat(64)}-${size}`;

export const rows = {
  Board1770000100000: `
    INSERT INTO cars (id, name, owner, cellphone, image, proof_image, time, world_facts, world_facts_source, drivetrain,
      description, factory_zero_to_hundred, factory_quarter_mile, factory_power, factory_torque, factory_weight,
      factory_year, status, requested_categories, rejection_reason, reviewed_at, created_at) VALUES
      ('${id(1)}', 'Golf 7 R', 'Driver One', '+27 82 000 0001', '${picture('a')}', '${picture('b', '64x64')}', '11.80',
        '11.8', 'https://example.com/facts', 'AWD', 'Böse "Zeichen" \\ 😀', '4.9', '13.2', '221 kW', '380 Nm', '1495 kg',
        '2018', 'approved', '{World Facts}', NULL, '${AT}', '${AT}'),
      ('${id(2)}', NULL, 'Driver Two', '+27 82 000 0002', '${picture('c')}', NULL, NULL, NULL, NULL, 'FWD', NULL, NULL,
        NULL, NULL, NULL, NULL, NULL, 'pending', '{}', NULL, NULL, '${AT}'),
      ('${id(3)}', 'Polo', NULL, NULL, NULL, NULL, '15', NULL, NULL, 'RWD', '', NULL, NULL, NULL, NULL, NULL, NULL,
        'rejected', '{}', 'The slip cannot be read.', '${AT}', '${AT}');
    INSERT INTO entries (id, category, votes, car_id, created_at) VALUES
      ('${id(11)}', 'World Facts', 0, '${id(1)}', '${AT}'),
      ('${id(12)}', 'Votes by Viewers', 2, '${id(1)}', '${AT}');
    INSERT INTO votes (entry_id, voter, created_at) VALUES
      ('${id(12)}', '${id(21)}', '${AT}'), ('${id(12)}', '${id(22)}', '${AT}');`,
  Platform1770000200000: `
    INSERT INTO administrator (id, email, password_hash, created_at) VALUES ('${id(31)}', 'thandi@example.com',
      '$argon2id$v=19$m=19456,t=2,p=1$cXVhcnRlcm1pbGUtZHVtcA$rP/+x6lRdcg9qVOfsCK8GceSPI4r7l89i0d2Ue2lxuI', '${AT}');
    INSERT INTO admin_session (id, administrator_id, token_id, previous_token_id, issue_key, issued_at, last_seen_at,
      expires_at) VALUES ('${id(32)}', '${id(31)}', '${id(33)}', NULL, '\\x00ff', '${AT}', '${AT}', '${AT}');
    INSERT INTO activity (id, at, actor, action, subject_type, subject_id, subject_label, before, after) VALUES
      ('${id(34)}', '${AT}', 'thandi@example.com', 'approve', 'car', '${id(1)}', 'Golf 7 R', '{"time": "11.80"}',
        '{"time": "11.8", "list": [1, null, 1e3]}'),
      ('${id(35)}', '${AT}', 'visitor', 'submit', 'car', '${id(2)}', 'Driver Two', NULL, NULL);
    INSERT INTO idempotent_answer (key, body_digest, status, headers, body, created_at) VALUES
      ('\\x01', '\\x02', 201, '{"content-type": "application/json"}', '{}', '${AT}');
    INSERT INTO rate_limit (key, points, expire) VALUES ('vote:203.0.113.0', 3, 1769898600000);
    INSERT INTO login_failure (key, at) VALUES ('\\x03', '${AT}');`,
  Events1770000400000: `
    INSERT INTO events (id, document, pictures, created_at, updated_at) VALUES
      ('an id of the former database', '{"title": "Street night", "date": {"seconds": 1769898600, "nanoseconds": 0}}',
        '{${picture('d')}}', '${AT}', '${AT}');
    INSERT INTO past_events (id, title, description, date, starts_at, location, image, featured, gallery, videos,
      created_at) VALUES ('${id(41)}', 'Final 2025', 'Rain', '2025-12-06', '2025-12-05 22:00:00+00', 'Tarlton',
        '${picture('e')}', true, '[{"image": "${picture('f')}", "caption": "Start"}]',
        '[{"link": "https://www.youtube.com/watch?v=aaaaaaaaaaa", "title": null}]', '${AT}');`,
  Site1770000500000: `
    INSERT INTO site_profile (profile) VALUES ('{"siteName": "Quarter \\"Mile\\"", "story": "One.\\n\\nTwo."}');`,
  Channel1770000600000: `
    INSERT INTO videos (id, title, link, thumbnail, views, created_at) VALUES
      ('${id(51)}', 'The final', 'https://www.youtube.com/watch?v=aaaaaaaaaaa', '${picture('0')}', 7, '${AT}'),
      ('${id(52)}', 'The start', 'https://drive.google.com/file/d/abc/view', NULL, 0, '${AT}');
    INSERT INTO sponsors (id, name, logo, description, category, website, featured, created_at) VALUES
      ('${id(53)}', 'Tyres Example', '${picture('1')}', 'Tyres', 'Tyres', 'https://example.com/', true, '${AT}');`,
  Newsletter1770000700000: `
    INSERT INTO subscribers (id, email, status, round, consent_version, consented_at, mail_count, mailed_at, created_at,
      confirmed_at, unsubscribed_at) VALUES
      ('${id(61)}', 'reader.one@example.com', 'confirmed', 1, '1', '${AT}', 1, '${AT}', '${AT}', '${AT}', NULL),
      ('${id(62)}', 'reader.two@example.com', 'pending', 0, '1', '${AT}', 0, NULL, '${AT}', NULL, NULL);
    INSERT INTO mails (id, message_id, recipient, subject, text, headers, tries, next_try_at, expires_at, created_at)
      VALUES ('${id(63)}', '<63@quartermile.example>', 'reader.two@example.com', 'Please confirm',
        'https://quartermile.example/confirm?token=t', '{"List-Unsubscribe": "<https://quartermile.example/u>"}', 2,
        '${AT}', '2099-01-01 00:00:00+00', '${AT}');`,
  AdminEvents1770000800000: `
    INSERT INTO admin_events (id, type, data, created_at) VALUES ('${id(71)}', 'review', '{"carId": "${id(1)}"}', '${AT}');`,
  Statistics1770000900000: `
    INSERT INTO video_views (day, video_id, views) VALUES ('2026-02-01', '${id(51)}', 7);`,
  SiteSetup1770001300000: `
    INSERT INTO demo_content (kind, id) VALUES ('car', '${id(1)}');
    UPDATE site_profile SET setup_finished_at = '${AT}';`,
  FetchedThumbnails1770001400000: `
    INSERT INTO videos (id, title, link, thumbnail, views, thumbnail_fetched, created_at) VALUES
      ('${id(54)}', 'The queue', 'https://www.facebook.com/watch?v=1', '${picture('2')}', 1, true, '${AT}');`,
  TrapSpeed1770001500000: `
    UPDATE cars SET trap_speed = 187.5 WHERE id = '${id(1)}';`,
  VoteKeys1770001600000: `
    INSERT INTO votes (entry_id, voter, created_at, idempotency_key, body_digest, receipt) VALUES
      ('${id(12)}', '${id(23)}', '${AT}', '${id(24)}', '${id(25)}', 3);
    UPDATE entries SET votes = 3 WHERE id = '${id(12)}';`,
  Factors1770007400000: `
    INSERT INTO passkey (id, administrator_id, credential_id, public_key, counter, transports, name, created_at,
      last_used_at) VALUES ('${id(81)}', '${id(31)}', 'credential', '\\x0102', 7, '{internal,hybrid}', 'My phone', '${AT}',
      NULL);
    INSERT INTO authenticator (administrator_id, secret, created_at, confirmed_at, last_step) VALUES
      ('${id(31)}', '\\x0304', '${AT}', '${AT}', 58996620);
    INSERT INTO recovery_code (administrator_id, hash, created_at, used_at) VALUES
      ('${id(31)}', 'hash one', '${AT}', NULL), ('${id(31)}', 'hash two', '${AT}', '${AT}');
    INSERT INTO factor_offer (administrator_id, dismissed_at) VALUES ('${id(31)}', '${AT}');
    INSERT INTO passkey_challenge (challenge, purpose, administrator_id, expires_at) VALUES
      ('challenge', 'proof', '${id(31)}', '${AT}');
    INSERT INTO app_login (id, challenge, number, administrator_id, expires_at) VALUES
      ('${id(82)}', 'challenge', '123 456', NULL, '${AT}');`,
  People1770007500000: `
    INSERT INTO administrator (id, email, password_hash, role, created_at) VALUES
      ('${id(36)}', 'sipho@example.com', 'none', 'reviewer', '${AT}');
    INSERT INTO administrator_invitation (id, email, role, issue, token_hash, invited_by, created_at, expires_at) VALUES
      ('${id(83)}', 'naledi@example.com', 'reviewer', 2, '\\x05', 'thandi@example.com', '${AT}', '${AT}');`,
  VoteReview1770007600000: `
    INSERT INTO set_aside_windows (id, entry_id, starts_at, ends_at, reason, set_aside_by, set_aside_at,
      brought_back_by, brought_back_at) VALUES
      ('${id(84)}', '${id(12)}', '${AT}', '2026-01-31 23:00+00', 'A script', 'thandi@example.com', '${AT}',
        'thandi@example.com', '${AT}');
    INSERT INTO vote_quarters (quarter, entry_id, votes) VALUES ('2026-01-31 22:30+00', '${id(12)}', 3);
    INSERT INTO vote_bursts (entry_id, quarter) VALUES ('${id(12)}', '2026-01-31 22:30+00');
    INSERT INTO pauses (subject, until, paused_by, paused_at) VALUES
      ('votes', '2026-02-01 06:00+00', 'thandi@example.com', '${AT}');`,
  BackupStatus1770007900000: `
    INSERT INTO backup_status (succeeded_at, file, bytes, stored_count) VALUES
      ('${AT}', 'quartermile-nightly-2026-01-31T22-30-00Z.backup', 12345678901, 1);`,
  MailStatus1770008000000: `
    UPDATE mail_status SET sent_at = '${AT}', failed_at = '${AT}', failure = 'The mailbox is full.', given_up_at = '${AT}',
      given_up = 1;`,
  SlipReadings1770008200000: `
    INSERT INTO slip_readings (car_id, state, figures, attempts, created_at, claimed_at, finished_at) VALUES
      ('${id(1)}', 'read', '[{"figure": "time", "lane": null, "value": "11.80", "unit": "s", "fromMph": false,
        "confidence": 96, "box": {"x": 0.5, "y": 0.6, "width": 0.2, "height": 0.04}, "words": "1/4 \\\\ 11.80"}]', 2,
        '${AT}', NULL, '${AT}'),
      ('${id(3)}', 'reading', '[]', 1, '${AT}', '${AT}', NULL);`,
  Submissions1770008300000: `
    INSERT INTO submissions (id, car_id, code_hash, email, question, asked_at, may_resend, revised_at, changes,
      previous_car_id, mail_id, notified_at, notified_by, removed_at, created_at) VALUES
      ('${id(85)}', '${id(2)}', '\\x06', 'lerato@example.com', 'Which strip?', '${AT}', true, '${AT}',
        '[{"field": "time", "before": "12.0", "after": "11.8"}]', '${id(1)}', '${id(86)}', '${AT}', 'mail', NULL, '${AT}'),
      ('${id(87)}', NULL, '\\x07', NULL, NULL, NULL, false, NULL, '[]', NULL, NULL, NULL, NULL, '${AT}', '${AT}');`,
  RunFacts1770008500000: `
    UPDATE cars SET run_date = '2026-01-31', sixty_foot = 1.85, reaction_time = -0.012, tyres = 'Slick', fuel = 'Petrol 95',
      video_link = 'https://example.com/run' WHERE id = '${id(1)}';`,
  Evidence1770008700000: `
    UPDATE cars SET evidence = 'reference', evidence_source = 'A magazine', evidence_date = '2026-01-31',
      evidence_link = 'https://example.com/test' WHERE id = '${id(1)}';`,
  Strips1770008800000: `
    INSERT INTO strips (id, name, name_key, place, altitude, created_at) VALUES
      ('${id(88)}', 'Tarlton', 'tarlton', 'Krugersdorp', 1640, '${AT}');
    UPDATE cars SET strip = '{"_id": "${id(88)}", "name": "Tarlton", "place": "Krugersdorp", "altitude": 1640}'
      WHERE id = '${id(1)}';`,
  RemovedCars1770009000000: `
    INSERT INTO removed_cars (id, moved_to, removed_at) VALUES ('${id(89)}', NULL, '${AT}'), ('${id(90)}', '${id(1)}', '${AT}');`,
  Segments1770010000000: `
    INSERT INTO segments (id, name, name_key, slug, filter, filter_key, in_menu, place, created_at) VALUES
      ('${id(105)}', 'Bakkies', 'bakkies', 'bakkies', '{"words": "hilux"}', 'hilux', true, 1, '${AT}');`,
  VoteLeads1770009400000: `
    INSERT INTO vote_leads (id, category, drivetrain, vehicle_id, votes, since, until, is_confirmed) VALUES
      ('${id(94)}', 'Votes by Viewers', NULL, '${id(1)}', 7, '${AT}', NULL, true),
      ('${id(95)}', 'Votes by Viewers', 'AWD', NULL, 3, '${AT}', '${AT}', true);`,
  NewsletterIssues1770009600000: `
    INSERT INTO newsletter_issues (id, subject, blocks, per_minute, status, problem, created_at, started_at, finished_at,
      fed_at) VALUES ('${id(91)}', 'Sunday wrap', '[{"kind": "picture", "image": "${picture('3')}", "alt": "Start"}]', 60,
        'sent', NULL, '${AT}', '${AT}', '${AT}', '${AT}');
    INSERT INTO newsletter_deliveries (id, issue_id, subscriber_id, state, settled_at) VALUES
      ('${id(92)}', '${id(91)}', '${id(61)}', 'sent', '${AT}'), ('${id(93)}', '${id(91)}', NULL, 'uncertain', '${AT}');
    UPDATE subscribers SET refusals = 1 WHERE id = '${id(61)}';
    UPDATE mails SET html = '<p>Hello</p>', once = true;`,
  PictureFingerprints1770009200000: `
    INSERT INTO picture_fingerprints (name, fingerprint)
      SELECT image, decode(repeat('ab', 72), 'hex') FROM cars WHERE id = '${id(1)}';`,
  BoardPositions1770009500000: `
    INSERT INTO board_positions (day, entry_id, position) VALUES ('2026-01-31', '${id(12)}', 2);`,
  WithdrawnVotes1770009900000: `
    INSERT INTO withdrawn_votes (id, entry_id, voter, idempotency_key, body_digest, receipt, created_at, withdrawn_at)
      VALUES ('${id(96)}', '${id(12)}', '${id(26)}', '${id(27)}', '${id(28)}', 4, '${AT}', '${AT}');`,
};
