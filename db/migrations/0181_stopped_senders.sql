-- Senders whose messages looked like a fraud in several conversations within a day, and what they have written since and
-- nobody got. New tables.

create table sender_stops (
  id uuid primary key,
  advertiser_id uuid references advertisers (id) on delete cascade,  -- none where an address without an account wrote
  email text not null,
  conversation_ids uuid[] not null,  -- in which messages were flagged
  stopped_at timestamptz not null,
  confirmed_at timestamptz,          -- an admin has looked and leaves it so
  ended_at timestamptz               -- an admin has released the sender
);
create index sender_stops_advertiser on sender_stops (advertiser_id);
create index sender_stops_email on sender_stops (email);
create index sender_stops_waiting on sender_stops (stopped_at) where ended_at is null and confirmed_at is null;

create table held_messages (
  id uuid primary key,
  stop_id uuid not null references sender_stops (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  from_advertiser boolean not null,
  message text not null,
  client text not null,
  created_at timestamptz not null
);
create index held_messages_stop on held_messages (stop_id);
create index held_messages_conversation on held_messages (conversation_id);
