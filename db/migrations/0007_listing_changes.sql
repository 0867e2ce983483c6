-- A feed of what changed about listings, for the search index of every process. New and empty.
-- `transaction` lets a reader find exactly what has become visible since it last looked, however late a
-- transaction commits. Triggers on listings, photos, advertisers and places: each locks its table for a moment.

create table listing_changes (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  listing_id integer,                 -- nothing: places have changed
  changed_at timestamptz not null default clock_timestamp()
);
create index listing_changes_transaction on listing_changes (transaction);
create index listing_changes_changed_at on listing_changes (changed_at);
create index listing_changes_places on listing_changes (id) where listing_id is null;

create function note_new_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select id from new_rows;
  notify listing_changes;
  return null;
end $$;
create function note_old_listings() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select id from old_rows;
  notify listing_changes;
  return null;
end $$;
create trigger listings_inserted after insert on listings
  referencing new table as new_rows for each statement execute function note_new_listings();
create trigger listings_updated after update on listings
  referencing new table as new_rows for each statement execute function note_new_listings();
create trigger listings_deleted after delete on listings
  referencing old table as old_rows for each statement execute function note_old_listings();

create function note_new_photos() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id)
    select distinct listings.id from new_rows join listings on listings.album_id = new_rows.album_id;
  if found then notify listing_changes; end if;
  return null;
end $$;
create function note_old_photos() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id)
    select distinct listings.id from old_rows join listings on listings.album_id = old_rows.album_id;
  if found then notify listing_changes; end if;
  return null;
end $$;
create trigger photos_inserted after insert on photos
  referencing new table as new_rows for each statement execute function note_new_photos();
create trigger photos_updated after update on photos
  referencing new table as new_rows for each statement execute function note_new_photos();
create trigger photos_deleted after delete on photos
  referencing old table as old_rows for each statement execute function note_old_photos();

create function note_seller() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) select id from listings where advertiser_id = new.id;
  notify listing_changes;
  return null;
end $$;
create trigger advertisers_seller after update on advertisers
  for each row when (old.is_trader is distinct from new.is_trader) execute function note_seller();

create function note_places() returns trigger language plpgsql as $$
begin
  insert into listing_changes (listing_id) values (null);
  notify listing_changes;
  return null;
end $$;
create trigger places_changed after insert or update or delete on places
  for each statement execute function note_places();
