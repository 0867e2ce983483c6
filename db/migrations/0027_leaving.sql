-- Taking one's data along, and leaving. New tables; nothing is locked.

-- Archives with everything about an advertiser, kept for a limited time.
create table account_exports (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  state text not null check (state in ('waiting', 'ready')),
  file_key text,                      -- in the storage, once ready
  size_bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null
);
create index account_exports_advertiser on account_exports (advertiser_id, asked_at desc);
create index account_exports_expiry on account_exports (expires_at);

-- Whoever stands here goes at the time written, unless they change their mind.
create table account_leavings (
  advertiser_id uuid primary key references advertisers (id) on delete cascade,
  asked_at timestamptz not null,
  goes_at timestamptz not null,
  withdrawn integer[] not null        -- adverts that lived until then
);

-- Hashes of the addresses of public pages of those who left: their links end with "gone", and no name is kept.
create table left_slugs (
  slug_hash text primary key,
  left_at timestamptz not null
);
