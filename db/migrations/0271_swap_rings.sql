-- Swap rings: who was proposed to give what to whom, and what they answered. New tables; the triggers lock listings
-- against writing for a moment.

create table swap_rings (
  id uuid primary key,
  ring_key text not null unique,      -- ids of the listings in their order, the smallest first: none is proposed twice
  size smallint not null check (size between 2 and 4),
  state text not null check (state in ('proposed', 'agreed', 'ended')),
  end_reason text check (end_reason in ('declined', 'changed', 'lapsed', 'left', 'done')),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,    -- everybody has to agree by then
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null and end_reason is not null))
);
create index swap_rings_living on swap_rings (state) where state <> 'ended';
create index swap_rings_ended on swap_rings (ended_at) where state = 'ended';

-- Each gets the listing of the next one; the last one gets that of the first.
create table swap_ring_members (
  ring_id uuid not null references swap_rings (id) on delete cascade,
  position smallint not null,
  listing_id integer not null references listings (id) on delete cascade,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  agreed_at timestamptz,
  living boolean not null default true,
  conversation_id uuid references conversations (id) on delete set null,  -- about the listing, with whom it goes to
  primary key (ring_id, position)
);
create unique index swap_ring_members_once on swap_ring_members (listing_id) where living;
create index swap_ring_members_listing on swap_ring_members (listing_id);
create index swap_ring_members_advertiser on swap_ring_members (advertiser_id);
create index swap_ring_members_conversation on swap_ring_members (conversation_id);

-- A ring that is over goes with the first of its listings that is deleted; one that goes on is ended first.
create function delete_broken_swap_ring() returns trigger language plpgsql as $$
begin
  delete from swap_rings where id = old.ring_id and state = 'ended';
  return null;
end $$;

create trigger swap_ring_broken after delete on swap_ring_members
  for each row execute function delete_broken_swap_ring();

-- Offers for a swap that came out, came back or were edited since rings were last looked for.
create table swap_ring_news (
  listing_id integer primary key references listings (id) on delete cascade,
  seq bigint generated always as identity  -- a change meanwhile is a new one
);

create function note_swap_ring_news() returns trigger language plpgsql as $$
begin
  insert into swap_ring_news (listing_id)
  select id from new_rows where state = 'active' and swap
  order by id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create function note_swap_ring_news_of_changed() returns trigger language plpgsql as $$
begin
  insert into swap_ring_news (listing_id)
  select n.id from new_rows n join old_rows o on o.id = n.id
  where n.state = 'active' and n.swap and (n.version <> o.version or o.state <> 'active')
  order by n.id
  on conflict (listing_id) do update set seq = default;
  return null;
end $$;

create trigger swap_ring_news_of_new after insert on listings
  referencing new table as new_rows
  for each statement execute function note_swap_ring_news();

create trigger swap_ring_news_of_changed after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_swap_ring_news_of_changed();

-- Offers that are out when this comes are looked at once.
insert into swap_ring_news (listing_id) select id from listings where state = 'active' and swap order by id;
