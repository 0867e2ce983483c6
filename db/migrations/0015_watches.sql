-- Saved searches and what they have found. New tables; the triggers lock adverts against writing for a moment.

create table watches (
  id uuid primary key,
  email text not null check (email = lower(email)),
  search text not null,               -- parameters in their one order, as in an address
  name text not null,                 -- the same in Czech
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
  state text not null check (state in ('unconfirmed', 'active', 'paused')),
  since timestamptz not null,         -- adverts published later are told
  told_at timestamptz,                -- the last letter
  created_at timestamptz not null,
  unique (email, search)
);
create index watches_search on watches (search) where state = 'active';
create index watches_unconfirmed on watches (created_at) where state = 'unconfirmed';

create table watch_matches (
  watch_id uuid not null references watches (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (watch_id, listing_id)
);
create index watch_matches_waiting on watch_matches (watch_id, found_at) where told_at is null;
create index watch_matches_listing on watch_matches (listing_id);

-- Every letter carries a key of its own that opens its watch; only its hash is kept.
create table watch_keys (
  key_hash text primary key,
  watch_id uuid not null references watches (id) on delete cascade,
  created_at timestamptz not null
);
create index watch_keys_watch on watch_keys (watch_id);
create index watch_keys_created on watch_keys (created_at);

-- Letters that ask for a confirmation, counted so that nobody fills a stranger's mailbox.
create table watch_requests (
  id bigint generated always as identity primary key,
  email text not null,
  client text not null,
  sent_at timestamptz not null
);
create index watch_requests_email on watch_requests (email, sent_at);
create index watch_requests_client on watch_requests (client, sent_at);

-- Living adverts, new or changed, that no watch has looked at yet.
create table watch_news (
  listing_id integer primary key references listings (id) on delete cascade,
  seq bigint generated always as identity  -- a change during the look is a new one
);

create function note_watch_news_of_new() returns trigger language plpgsql as $$
begin
  -- Adverts brought over from elsewhere were published there, some time ago.
  insert into watch_news (listing_id)
  select id from new_rows
  where state in ('active', 'reserved') and inserted > created - interval '1 hour'
  order by id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create function note_watch_news_of_changed() returns trigger language plpgsql as $$
begin
  insert into watch_news (listing_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where n.state in ('active', 'reserved')
    and (n.version <> o.version or o.state not in ('active', 'reserved'))
  order by n.id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create trigger watch_news_of_new after insert on listings
  referencing new table as new_rows
  for each statement execute function note_watch_news_of_new();

create trigger watch_news_of_changed after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_watch_news_of_changed();
