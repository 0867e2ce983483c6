-- How many photos must stay in an album: an offer that is published keeps at least one.
-- A constant default rewrites nothing; the lock on the table lasts a moment.

alter table albums add column fewest_photos integer not null default 0 check (fewest_photos >= 0);
