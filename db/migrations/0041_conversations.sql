-- Threads of messages about adverts. New tables. `contact_messages` gets a column without a value and one with a
-- constant, which rewrites nothing, then every row its conversation; the previous version goes on writing rows without
-- one, and those stay letters alone.

create table conversations (
  id uuid primary key,
  listing_id integer not null references listings (id) on delete cascade,
  advertiser_id uuid not null references advertisers (id) on delete cascade,  -- the listing's
  asker_email text not null,          -- for letters and for knowing the asker again; never shown
  asker_name text not null,           -- as typed; shown until the asker is known by an account
  asker_id uuid references advertisers (id) on delete set null,  -- once they wrote signed in by that address
  began_at timestamptz not null,
  last_at timestamptz not null,
  first_answered_at timestamptz,      -- by the advertiser, on the site
  advertiser_read_at timestamptz,     -- messages up to this time have been seen
  asker_read_at timestamptz,
  advertiser_shelved_at timestamptz,  -- put away; a later message brings it back
  asker_shelved_at timestamptz
);
create unique index conversations_of_strangers on conversations (listing_id, asker_email) where asker_id is null;
create index conversations_listing on conversations (listing_id, asker_id);
create index conversations_advertiser on conversations (advertiser_id, last_at desc);
create index conversations_asker on conversations (asker_id, last_at desc) where asker_id is not null;
create index conversations_address on conversations (asker_email) where asker_id is null;
create index conversations_answered on conversations (advertiser_id, first_answered_at)
  where first_answered_at is not null;
create index conversations_last on conversations (last_at);

-- Who wants no more messages from whom.
create table message_blocks (
  blocker_id uuid not null references advertisers (id) on delete cascade,
  blocked_email text not null,
  blocked_id uuid references advertisers (id) on delete set null,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_email)
);
create index message_blocks_blocked on message_blocks (blocked_id) where blocked_id is not null;

alter table contact_messages
  add column conversation_id uuid references conversations (id) on delete cascade,
  add column from_advertiser boolean not null default false;

insert into conversations
  (id, listing_id, advertiser_id, asker_email, asker_name, began_at, last_at, advertiser_read_at)
select gen_random_uuid(), listing_id, advertiser_id, sender_email,
  (array_agg(sender_name order by contact_messages.created_at desc))[1],
  min(contact_messages.created_at), max(contact_messages.created_at), max(contact_messages.created_at)
from contact_messages join listings on listings.id = listing_id
group by listing_id, advertiser_id, sender_email;

update contact_messages set conversation_id = conversations.id
from conversations
where conversations.listing_id = contact_messages.listing_id and asker_email = sender_email;

create index contact_messages_conversation on contact_messages (conversation_id, created_at, id);
create index contact_messages_account on contact_messages (sender_id, created_at) where sender_id is not null;
