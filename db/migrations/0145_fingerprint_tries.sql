-- How often a photo could not be decoded, and when last: it is tried again a few times, on other days. A constant
-- default rewrites nothing. The previous version reads such a row as one without a fingerprint.
alter table photo_fingerprints
  add column failed_tries smallint not null default 0,
  add column tried_at timestamptz;
create index photo_fingerprints_to_try on photo_fingerprints (tried_at) where failed_tries > 0;
