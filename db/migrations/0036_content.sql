-- The texts of the site. Each saving is a row, and the newest row of a document counts, so that nothing is ever
-- overwritten and an older version of a legal page can still be read. New tables, nothing is locked.
create table content_revisions (
  id bigint generated always as identity primary key,
  collection text not null check (collection in ('pages', 'blog', 'faq', 'partners', 'downloads')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  source text,                        -- Markdown with front matter; nothing: the document was taken down
  file_hash text,                     -- of the file it was loaded from; nothing: somebody has saved it
  saved_at timestamptz not null
);
create index content_revisions_document on content_revisions (collection, slug, id);

-- Wakes every process that keeps rendered texts; whoever misses it looks by itself.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end
$$;
create trigger content_changed after insert on content_revisions
  for each statement execute function tell_content_changed();

-- What people write to the operator through the contact page.
create table operator_messages (
  id uuid primary key,
  topic text not null check (topic in ('question', 'report', 'cooperation', 'membership', 'privacy', 'accessibility')),
  sender_name text not null,
  sender_email text not null,
  message text not null,
  client text not null,
  created_at timestamptz not null
);
create index operator_messages_sender on operator_messages (sender_email, created_at);
create index operator_messages_client on operator_messages (client, created_at);
