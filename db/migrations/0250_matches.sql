-- Which offers fit which demands, and who was notified of it. New tables; the triggers lock listings against writing
-- for a moment.

create table matches (
  demand_id integer not null references listings (id) on delete cascade,
  offer_id integer not null references listings (id) on delete cascade,
  found_at timestamptz not null,
  demander_notified_at timestamptz,  -- when the advertiser of the demand was notified
  offerer_notified_at timestamptz,   -- when the advertiser of the offer was notified
  primary key (demand_id, offer_id)
);
create index matches_offer on matches (offer_id);
create index matches_demander_pending on matches (demand_id) where demander_notified_at is null;
create index matches_offerer_pending on matches (offer_id) where offerer_notified_at is null;

-- Emails of an advertiser about offers that fit, or about demands: when the last one left, whether they are off.
create table match_notes (
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  kind text not null check (kind in ('offers', 'demands')),
  notified_at timestamptz,
  off_at timestamptz,
  primary key (advertiser_id, kind)
);

-- Every email carries a key of its own that ends its kind; only the hash is stored.
create table match_keys (
  key_hash text primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  kind text not null check (kind in ('offers', 'demands')),
  created_at timestamptz not null
);
create index match_keys_advertiser on match_keys (advertiser_id);
create index match_keys_created on match_keys (created_at);

-- Listings, new or changed, that have not been matched yet.
create table match_news (
  listing_id integer primary key references listings (id) on delete cascade,
  seq bigint generated always as identity  -- a change while it is matched is a new one
);

create function note_match_news_of_new() returns trigger language plpgsql as $$
begin
  -- Listings imported from elsewhere were published there, some time ago.
  insert into match_news (listing_id)
  select id from new_rows
  where state = 'active' and inserted > created - interval '1 hour'
  order by id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create function note_match_news_of_changed() returns trigger language plpgsql as $$
begin
  insert into match_news (listing_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where n.state = 'active' and (n.version <> o.version or o.state <> 'active')
  order by n.id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create trigger match_news_of_new after insert on listings
  referencing new table as new_rows
  for each statement execute function note_match_news_of_new();

create trigger match_news_of_changed after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_match_news_of_changed();
