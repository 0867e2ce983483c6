-- The tables of the first release. New and empty, so nothing is locked.

create table regions (
  code text primary key,              -- NUTS3, e.g. CZ064
  name text not null
);

create table districts (
  code text primary key,              -- LAU1, e.g. CZ0642
  name text not null,
  region_code text not null references regions (code),
  town_name text not null,            -- the district town, shown for "only district" listings
  lat double precision not null,
  lon double precision not null
);

create table places (
  code text primary key,              -- official six-digit code, or a built-in code until it is imported
  name text not null,
  folded text not null,               -- lower case without diacritics, for type-ahead
  district_code text not null references districts (code),
  lat double precision not null,
  lon double precision not null,
  weight integer not null default 0,  -- people or addresses; only orders suggestions, never shown
  source text not null check (source in ('built-in', 'official'))
);
create index places_folded on places (folded text_pattern_ops);
create index places_district on places (district_code);

create table place_postcodes (
  postcode text not null check (postcode ~ '^[0-9]{5}$'),
  place_code text not null references places (code) on update cascade on delete cascade,
  primary key (postcode, place_code)
);
create index place_postcodes_place on place_postcodes (place_code);

create table advertisers (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  public_name text not null,
  slug text not null unique,
  is_trader boolean not null default false,
  company_name text,
  company_id text,
  phone text,
  phone_public boolean not null default false,
  phone_verified_at timestamptz,
  lasting_pin_hash text,
  card_limit integer not null default 10 check (card_limit >= 0),
  is_demo boolean not null default false,
  created_at timestamptz not null
);

create table sign_in_challenges (
  id uuid primary key,
  email text not null,
  browser_hash text not null,         -- binds the code to the browser that asked
  code_hash text not null,
  tries integer not null default 0,
  letters integer not null default 1,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  client text not null,
  created_at timestamptz not null
);
create index sign_in_challenges_email on sign_in_challenges (email, created_at);
create index sign_in_challenges_client on sign_in_challenges (client, created_at);

create table lasting_pin_failures (
  id bigint generated always as identity primary key,
  email text not null,
  failed_at timestamptz not null
);
create index lasting_pin_failures_email on lasting_pin_failures (email, failed_at);

create table sessions (
  token_hash text primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_advertiser on sessions (advertiser_id);
create index sessions_expiry on sessions (expires_at);

create table albums (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null
);
create index albums_advertiser on albums (advertiser_id);

create table photos (
  id uuid primary key,
  album_id uuid not null references albums (id) on delete cascade,
  position integer not null,
  state text not null check (state in ('processing', 'ready', 'failed')),
  content_hash text not null,
  source_key text not null,
  width integer not null check (width > 0),   -- after turning, in pixels
  height integer not null check (height > 0),
  turn integer not null default 0 check (turn in (0, 90, 180, 270)),
  placeholder text not null,
  preview_key text not null,
  variants jsonb not null default '[]',       -- [{ key, format, width }]
  created_at timestamptz not null,
  removed_at timestamptz
);
create index photos_album on photos (album_id, position) where removed_at is null;
create index photos_removed on photos (removed_at) where removed_at is not null;

create table uploads (
  id uuid primary key,
  album_id uuid not null references albums (id) on delete cascade,
  file_name text not null,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null
);

create table listing_drafts (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  kind text not null check (kind in ('offer', 'demand')),
  album_id uuid not null references albums (id),
  values jsonb not null default '{}',         -- as typed, valid or not: nothing typed is lost
  published_listing_id integer,               -- set when published, so that a second click finds the first result
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_drafts_advertiser on listing_drafts (advertiser_id, kind, updated_at desc);
create index listing_drafts_updated on listing_drafts (updated_at);

create table listings (
  id integer generated by default as identity (start with 1000) primary key,
  reference text unique,                      -- the identifier an import brought along
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  album_id uuid references albums (id),
  kind text not null check (kind in ('offer', 'demand')),
  state text not null check (state in ('active', 'reserved', 'sold', 'withdrawn', 'expired', 'resting', 'blocked')),
  block_reason text,
  category_id integer not null,
  title text not null,
  slug text not null,
  description text not null,
  brand text,                                 -- brand slug of the catalogue
  brand_text text,                            -- what was typed under "Jiná značka"
  model text,
  condition text check (condition in ('new', 'like-new', 'used', 'damaged')),
  wear text check (wear in ('light', 'moderate', 'heavy')),
  attributes jsonb not null default '{}',
  price_type text not null check (price_type in ('fixed', 'agreement', 'free')),
  price integer check (price between 1 and 1000000),  -- whole Kč
  swap boolean not null default false,
  swap_wants text,
  place_code text references places (code) on update cascade,
  place_name text not null,                   -- as shown; a typed village has no code
  district_code text not null references districts (code),
  place_exact boolean not null,
  version integer not null default 1,
  search_title tsvector not null,
  search_text tsvector not null,
  topped_until timestamptz,
  inserted timestamptz not null,              -- first publication or renewal; "newest" sorts by it
  changed timestamptz not null,               -- the advertiser's last edit
  created timestamptz not null,
  updated timestamptz not null,
  expires_at timestamptz not null,
  check ((price_type = 'fixed') = (price is not null)),
  check (wear is null or condition = 'used')
);
create index listings_newest on listings (inserted desc, id desc) where state in ('active', 'reserved');
create index listings_category_newest on listings (category_id, inserted desc, id desc) where state in ('active', 'reserved');
create index listings_price on listings (price, id) where state in ('active', 'reserved');
create index listings_category_price on listings (category_id, price, id) where state in ('active', 'reserved');
create index listings_brand on listings (brand, inserted desc) where state in ('active', 'reserved');
create index listings_district on listings (district_code) where state in ('active', 'reserved');
create index listings_place on listings (place_code);  -- of every state: an import renames places, and adverts follow
create index listings_search on listings using gin (search_text) where state in ('active', 'reserved');
create index listings_topped on listings (topped_until) where topped_until is not null;
create index listings_advertiser on listings (advertiser_id, inserted desc);
create index listings_expiry on listings (expires_at) where state in ('active', 'reserved');

create table contact_messages (
  id uuid primary key,
  listing_id integer not null references listings (id) on delete cascade,
  sender_name text not null,
  sender_email text not null,
  sender_phone text,
  sender_id uuid references advertisers (id) on delete set null,
  message text not null,
  client text not null,
  created_at timestamptz not null
);
create index contact_messages_listing on contact_messages (listing_id, created_at);
create index contact_messages_client on contact_messages (client, created_at);
create index contact_messages_sender on contact_messages (sender_email, created_at);
