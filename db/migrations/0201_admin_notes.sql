-- What those who look after the bazaar note about an advertiser or a listing, for each other. A new table.

create table admin_notes (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,  -- whom it is about, of a listing its advertiser
  listing_id integer references listings (id) on delete cascade,              -- none where it is about the account
  author_id uuid not null,                                                    -- an account, which may be gone
  note text not null check (char_length(note) between 1 and 1000),
  created_at timestamptz not null
);
create index admin_notes_advertiser on admin_notes (advertiser_id, created_at);
create index admin_notes_listing on admin_notes (listing_id);
