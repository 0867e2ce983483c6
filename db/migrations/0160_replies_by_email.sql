-- Replies to emails about messages, which come in by a relay address. A new table, and a new column with a constant.

alter table contact_messages add column by_email boolean not null default false;

-- Which emails have been dealt with: mail servers deliver the same one again when in doubt.
create table inbound_emails (
  identity text not null,  -- hash of its Message-ID
  conversation_id uuid not null references conversations (id) on delete cascade,
  received_at timestamptz not null,
  primary key (identity, conversation_id)
);
create index inbound_emails_received on inbound_emails (received_at);
create index inbound_emails_conversation on inbound_emails (conversation_id);
