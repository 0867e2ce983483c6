-- What each advert is, as read from its form and text: by this it is found, filtered and counted.
-- Constant defaults rewrite nothing; the lock on the table lasts a moment. Rows of reading_version 0 are read
-- in the background by the application; the index builds under a lock against writing, over empty arrays.

alter table listings
  add column reading_version integer not null default 0,   -- of the reading; 0: not read yet
  add column marks text[] not null default '{}',           -- `group:value`
  add column read_price_czk integer,
  add column read_shaft_cm integer,
  add column read_flex_mm integer,
  add column read_shoe_size_tenths integer,
  add column read_age_from integer,                        -- years
  add column read_age_to integer,
  add column filter_brand text,                            -- of the form, or else read from the text
  add column filter_condition text,
  add column filter_wear text,
  add column filter_choices text[] not null default '{}',  -- `key` and `key:value` of every attribute with choices
  add column filter_from integer[] not null default '{}',  -- tenths, one element for each attribute with numbers, -1 where it has none
  add column filter_to integer[] not null default '{}';

create index listings_marks on listings using gin (marks) where state in ('active', 'reserved');
create index listings_reading_version on listings (reading_version);
create index listings_album on listings (album_id) where album_id is not null;
