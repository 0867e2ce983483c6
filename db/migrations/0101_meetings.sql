-- Where and when the two sides of a conversation meet. A new table.

create table meetings (
  message_id uuid primary key references contact_messages (id) on delete cascade,  -- says it in words, by whom and when
  conversation_id uuid not null references conversations (id) on delete cascade,
  place text not null,
  meets_at timestamptz not null,
  answer text check (answer in ('confirmed', 'declined', 'replaced', 'cancelled')),
  answered_at timestamptz
);
-- Of one conversation at most one waits for an answer, and at most one holds.
create unique index meetings_open on meetings (conversation_id) where answer is null;
create unique index meetings_confirmed on meetings (conversation_id) where answer = 'confirmed';
create index meetings_conversation on meetings (conversation_id);
