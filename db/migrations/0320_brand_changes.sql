-- What admins have changed of the brands of catalogue.json, and brands they have added. New tables only.

create table brand_changes (
  slug text primary key,
  name text not null,
  aliases text[] not null default '{}',       -- spellings, leaves and lines beside those of catalogue.json
  categories text[] not null default '{}',
  lines jsonb not null default '[]',          -- [{ "name": …, "kind": … }]
  merged_into text,                           -- the slug of the brand it is one with
  changed_at timestamptz not null
);

-- Every process reads the changes again.
create function note_brand_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('brands_changed', '');
  return null;
end $$;
create trigger brand_changes_changed after insert or update or delete on brand_changes
  for each statement execute function note_brand_changes();

-- How far listings have been read again since the last change; one row.
create table brand_rereading (
  single boolean primary key default true check (single),
  last_id integer not null,                   -- of the last listing that was read again
  finished boolean not null
);

-- Words that are neither a brand nor a line, so that nobody is asked about them again.
create table dismissed_brand_words (
  word text primary key,                      -- `brand:slug` or `line:brand/slug`
  dismissed_at timestamptz not null
);
