-- Videos, sponsors, events and the newsletter.

-- `thumbnail_fetched`: by the server, and not chosen by the administrator.
CREATE TABLE videos (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  title text NOT NULL,
  link text NOT NULL,
  thumbnail text,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  thumbnail_fetched boolean NOT NULL DEFAULT false
);
CREATE INDEX videos_thumbnail ON videos (thumbnail);

-- Views by calendar day in the site's time zone. One row per video and day, because a view locks its video's row
-- anyway.
CREATE TABLE video_views (
  day date NOT NULL,
  video_id uuid NOT NULL REFERENCES videos ON DELETE CASCADE,
  views integer NOT NULL CHECK (views >= 0),
  PRIMARY KEY (day, video_id)
);
CREATE INDEX video_views_video ON video_views (video_id);

CREATE TABLE sponsors (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  name text NOT NULL,
  logo text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  website text NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sponsors_logo ON sponsors (logo);

-- Events are JSON documents, as in the former database. `lineup`: entry list and ladder.
CREATE TABLE events (
  id text PRIMARY KEY DEFAULT uuidv7()::text,
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
  pictures text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  lineup jsonb
);
CREATE INDEX events_pictures ON events USING gin (pictures);

-- `source`: the event that it was.
CREATE TABLE past_events (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  title text NOT NULL,
  description text,
  date text NOT NULL,
  starts_at timestamptz NOT NULL,
  location text,
  image text,
  featured boolean NOT NULL DEFAULT false,
  gallery jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(gallery) = 'array'),
  videos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(videos) = 'array'),
  created_at timestamptz NOT NULL DEFAULT now(),
  lineup jsonb,
  source jsonb
);
CREATE INDEX past_events_image ON past_events (image);
CREATE INDEX past_events_gallery ON past_events USING gin (gallery jsonb_path_ops);
CREATE INDEX past_events_source_pictures ON past_events USING gin ((source -> 'pictures') jsonb_path_ops);
CREATE INDEX past_events_source_id ON past_events ((source ->> 'id'));

-- `round`: incremented by unsubscribing, which invalidates earlier confirmation links. `refusals`: of the address in a
-- row, by the mail server.
CREATE TABLE subscribers (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  email text NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  round integer NOT NULL DEFAULT 0,
  consent_version text NOT NULL,
  consented_at timestamptz NOT NULL,
  mail_count integer NOT NULL DEFAULT 0,
  mailed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  refusals integer NOT NULL DEFAULT 0
);
CREATE INDEX subscribers_unconfirmed ON subscribers (consented_at) WHERE status = 'pending';

CREATE TABLE newsletter_issues (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  subject text NOT NULL,
  blocks jsonb NOT NULL,
  per_minute integer NOT NULL CHECK (per_minute > 0),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sending', 'paused', 'sent', 'cancelled')),
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  fed_at timestamptz
);

-- A row for each mail of an issue.
CREATE TABLE newsletter_deliveries (
  id uuid PRIMARY KEY DEFAULT uuidv7(),
  issue_id uuid NOT NULL REFERENCES newsletter_issues ON DELETE CASCADE,
  subscriber_id uuid REFERENCES subscribers ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'queued', 'handing', 'sent', 'refused', 'failed', 'uncertain', 'skipped')),
  settled_at timestamptz,
  UNIQUE (issue_id, subscriber_id)
);
CREATE INDEX newsletter_deliveries_of_state ON newsletter_deliveries (issue_id, state);
CREATE INDEX newsletter_deliveries_of_subscriber ON newsletter_deliveries (subscriber_id);
