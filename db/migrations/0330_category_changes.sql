-- What admins have changed of the categories and options of catalogue.json, and options they have added. New tables only.

create table category_changes (
  slug text primary key,
  name text not null,
  forms jsonb not null,                       -- { "nomSg": …, "accSg": …, "genPl": … }
  hidden boolean not null,                    -- not offered for new listings
  merged_into text,                           -- the slug of the leaf it is one with
  changed_at timestamptz not null
);

create table option_changes (
  list text not null,                         -- as in catalogue.json
  id text not null,
  label text not null,
  hidden boolean not null,                    -- not offered for new listings
  merged_into text,                           -- the id of the option of the same list it is one with
  changed_at timestamptz not null,
  primary key (list, id)
);

-- Every process reads the changes again, those of brands with them.
create trigger category_changes_changed after insert or update or delete on category_changes
  for each statement execute function note_brand_changes();
create trigger option_changes_changed after insert or update or delete on option_changes
  for each statement execute function note_brand_changes();
