-- For whom a reserved listing is reserved: somebody of its conversations, or a name that only its advertiser sees. A new
-- table.

create table reservations (
  listing_id integer primary key references listings (id) on delete cascade,
  conversation_id uuid references conversations (id) on delete set null,
  name text not null,
  reserved_at timestamptz not null
);
create index reservations_conversation on reservations (conversation_id);
