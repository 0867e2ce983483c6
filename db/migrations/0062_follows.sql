-- Advertisers that accounts follow, and new listings that followers have not been told of yet. New tables; the trigger
-- locks listings against writing for a moment.

create table follows (
  follower_id uuid not null references advertisers (id) on delete cascade,
  followed_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followed on follows (followed_id);

-- Each email carries a key of its own that ends the following; only its hash is stored.
create table follow_keys (
  key_hash text primary key,
  follower_id uuid not null references advertisers (id) on delete cascade,
  followed_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null
);
create index follow_keys_follower on follow_keys (follower_id);
create index follow_keys_followed on follow_keys (followed_id);
create index follow_keys_created on follow_keys (created_at);

create table follow_news (
  follower_id uuid not null references advertisers (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade,
  primary key (follower_id, listing_id)
);
create index follow_news_listing on follow_news (listing_id);

create function note_follow_news() returns trigger language plpgsql as $$
begin
  insert into follow_news (follower_id, listing_id)
  select f.follower_id, n.id from new_rows n join follows f on f.followed_id = n.advertiser_id
  where n.state = 'active';
  return null;
end $$;

create trigger follow_news after insert on listings
  referencing new table as new_rows for each statement execute function note_follow_news();
