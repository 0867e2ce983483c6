-- The marks of each thing of a listing that offers several, one text with a line for each mark; nothing for one thing.
-- A constant default rewrites nothing, and the lock lasts a moment. The application analyzes listings anew.

alter table listings add column items text[] not null default '{}';
