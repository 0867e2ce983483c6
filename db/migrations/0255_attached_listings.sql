-- An own listing that somebody shows with a message: a card under its words. A new table.

create table attached_listings (
  message_id uuid primary key references contact_messages (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  listing_id integer not null references listings (id) on delete cascade  -- one of whoever wrote the message
);
create index attached_listings_conversation on attached_listings (conversation_id);
create index attached_listings_listing on attached_listings (listing_id);
