-- Favourites of accounts and the notes about them. New tables; the trigger locks adverts against writing for a moment.

create table favourites (
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  price_seen integer,                 -- the lowest price known to the person, in whole Kč; 0 is free, null by agreement
  state_seen text not null,
  created_at timestamptz not null,
  primary key (advertiser_id, listing_id)
);
create index favourites_listing on favourites (listing_id);

-- Whoever stands here wants no letters about favourites.
create table favourite_notes_off (
  advertiser_id uuid primary key references advertisers (id) on delete cascade,
  off_at timestamptz not null
);

-- Every letter carries a key of its own that turns further letters off; only its hash is kept.
create table favourite_keys (
  key_hash text primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null
);
create index favourite_keys_advertiser on favourite_keys (advertiser_id);
create index favourite_keys_created on favourite_keys (created_at);

-- Somebody's favourites whose price or state has changed and that nobody has looked at since.
create table favourite_news (
  listing_id integer primary key references listings (id) on delete cascade,
  seq bigint generated always as identity  -- a change during the look is a new one
);

create function note_favourite_news() returns trigger language plpgsql as $$
begin
  insert into favourite_news (listing_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where (n.price, n.price_type, n.state) is distinct from (o.price, o.price_type, o.state)
    and exists (select from favourites f where f.listing_id = n.id)
  order by n.id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create trigger favourite_news after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_favourite_news();
