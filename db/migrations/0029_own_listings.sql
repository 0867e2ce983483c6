-- What an advertiser knows of own adverts, and letters before their end. New tables; the index locks adverts against
-- writing while it is built, a second for a million.

-- An advertiser's adverts of one state, newest first, and how many there are of each, from the index alone.
create index listings_advertiser_state on listings (advertiser_id, state, inserted desc, id desc);

-- Visitors of an advert by days. Only the sum is kept; nothing here says who looked.
create table listing_views (
  listing_id integer not null references listings (id) on delete cascade,
  day date not null,                  -- in Prague
  visitors integer not null check (visitors > 0),
  primary key (listing_id, day)
);

-- What a sold thing went for, where its seller said so.
create table sales (
  listing_id integer primary key references listings (id) on delete cascade,
  price integer not null check (price between 1 and 1000000),  -- whole Kč
  sold_at timestamptz not null
);

-- One letter about adverts that end soon. It carries a key that renews them without signing in; only its hash is kept.
create table renewal_letters (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  key_hash text not null unique,
  created_at timestamptz not null
);
create index renewal_letters_advertiser on renewal_letters (advertiser_id);
create index renewal_letters_created on renewal_letters (created_at);

-- Which end of which advert a letter has told about: each once. A renewal moves the end, and so spends the offer.
create table renewal_offers (
  listing_id integer not null references listings (id) on delete cascade,
  expires_at timestamptz not null,
  letter_id uuid not null references renewal_letters (id) on delete cascade,
  primary key (listing_id, expires_at)
);
create index renewal_offers_letter on renewal_offers (letter_id);
