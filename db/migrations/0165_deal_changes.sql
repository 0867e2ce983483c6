-- What the advertiser did with a listing for the other side of a conversation: a line of the conversation. A new table.

create table deal_changes (
  message_id uuid primary key references contact_messages (id) on delete cascade,  -- says it in words, and when
  conversation_id uuid not null references conversations (id) on delete cascade,
  change text not null check (change in ('reserved', 'released', 'sold', 'reopened'))
);
create index deal_changes_conversation on deal_changes (conversation_id);
