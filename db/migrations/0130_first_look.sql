-- New listings that a person looks at before anybody sees them. New columns, tables and triggers only; the version
-- before writes no signals, and lets such a listing in as one that was fixed.

-- Which rules a new listing met; empty where an admin hid what had been in lists.
alter table listing_holds add column signals text[] not null default '{}';

-- When whoever runs the bazaar was last told of something, so that it is once a day.
create table operator_notices (
  subject text primary key,
  sent_at timestamptz not null
);

-- Descriptions that say the same but for case, accents, spaces and punctuation have one key; short ones say it by chance.
create function description_key(description text) returns text language sql immutable parallel safe as $$
  select md5(regexp_replace(
    translate(lower(description), 'áčďéěíňóřšťúůýž', 'acdeeinorstuuyz'), '[^a-z0-9]+', '', 'g'))
$$;
create index listings_long_description on listings (description_key(description)) where char_length(description) >= 120;

-- Followers learn of a held listing when it gets another day of publication, which is when it is let in for the first time.
create function note_follow_news_of_released() returns trigger language plpgsql as $$
begin
  insert into follow_news (follower_id, listing_id)
  select f.follower_id, n.id
  from new_rows n
  join old_rows o on o.id = n.id
  join follows f on f.followed_id = n.advertiser_id
  where o.state = 'held' and n.created > o.created
  on conflict do nothing;
  return null;
end $$;

create trigger follow_news_of_released after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_follow_news_of_released();
