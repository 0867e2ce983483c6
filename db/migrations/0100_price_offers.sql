-- Prices that the two sides of a conversation propose to each other. A new table.

create table price_offers (
  message_id uuid primary key references contact_messages (id) on delete cascade,  -- says it in words, by whom and when
  conversation_id uuid not null references conversations (id) on delete cascade,
  price integer not null check (price > 0),  -- whole Kč
  answer text check (answer in ('accepted', 'declined', 'countered', 'withdrawn', 'lapsed')),
  answered_at timestamptz
);
-- Of one conversation at most one waits for an answer.
create unique index price_offers_open on price_offers (conversation_id) where answer is null;
create index price_offers_conversation on price_offers (conversation_id);
