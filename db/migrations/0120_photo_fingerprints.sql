-- What a photo looks like, so that the same one is found in somebody else's listing. A new table, nothing is locked.
-- A photo with too little in it has a row without a fingerprint, so that it is looked at once.
create table photo_fingerprints (
  photo_id uuid primary key references photos (id) on delete cascade,
  windows bytea,
  keys integer[],
  check ((windows is null) = (keys is null))
);
create index photo_fingerprints_keys on photo_fingerprints using gin (keys);
