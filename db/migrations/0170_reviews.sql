-- How deals went, as each of their two sides says. A new table, and a trigger that runs only where a listing is deleted
-- with its account.

create table reviews (
  id uuid primary key,
  listing_id integer references listings (id) on delete set null,
  conversation_id uuid references conversations (id) on delete set null,  -- the deal; goes with its messages
  by_advertiser boolean not null,
  author_id uuid references advertisers (id) on delete set null,
  subject_id uuid not null references advertisers (id) on delete cascade,
  handed_over boolean not null,
  as_described boolean,      -- whoever sold is not asked
  smooth boolean not null,
  text text not null,
  written_at timestamptz not null,
  reply text,                -- of the subject
  replied_at timestamptz
);
create unique index reviews_once on reviews (conversation_id, by_advertiser);
create index reviews_subject on reviews (subject_id, written_at desc);
create index reviews_author on reviews (author_id);
create index reviews_listing on reviews (listing_id);
create index reviews_written on reviews (written_at);

-- Of a sale that was taken back there must be no reviews once its listing, which says so, is gone.
create function drop_reviews_of_undone_sale() returns trigger language plpgsql as $$
begin
  if old.state <> 'sold' then
    delete from reviews where listing_id = old.id;
  end if;
  return old;
end $$;

create trigger drop_reviews_of_undone_sale before delete on listings
  for each row execute function drop_reviews_of_undone_sale();
