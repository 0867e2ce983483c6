-- Photos in messages. New columns without a value and one with a constant: the previous version leaves them alone.

-- An album of a conversation holds the photos of one message, or those gathered for the next one of its advertiser.
alter table albums add column conversation_id uuid references conversations (id) on delete cascade;
alter table albums add column message_id uuid references contact_messages (id) on delete cascade;
create unique index albums_gathered on albums (conversation_id, advertiser_id)
  where conversation_id is not null and message_id is null;
create index albums_conversation on albums (conversation_id) where conversation_id is not null;
create index albums_message on albums (message_id) where message_id is not null;

-- Copies of what a reported message showed, as keys of the storage.
alter table reports add column photos text[] not null default '{}';
