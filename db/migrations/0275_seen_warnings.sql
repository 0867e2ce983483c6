-- Whoever got a message that looks like a fraud has said that it is fine, and reads no more warning at it. A constant default
-- is added without rewriting the table, and the version before goes on writing messages that warn.

alter table contact_messages add column warning_dismissed boolean not null default false;
