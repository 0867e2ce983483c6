-- What an import has brought, so that bringing the same line again changes nothing. A new table.

create table imported_listings (
  reference text primary key,         -- the identifier at the bazaar it came from
  listing_id integer not null unique references listings (id) on delete cascade,
  line_hash text not null             -- SHA-256 of the line as it was read
);
