-- What advertisers tell about themselves, and proofs of their e-mails and phones. Advertisers are locked for a moment; no row is rewritten.

alter table advertisers
  add column full_name text,                  -- never shown; the public name is made of it
  add column other_email text,                -- gets the warnings about changes of the account too
  add column other_email_verified_at timestamptz,
  add column vat_id text,
  add column street text,
  add column city text,
  add column postcode text,
  add column place_shown text not null default 'exact' check (place_shown in ('exact', 'district')),
  add column blocked_at timestamptz;

-- Addresses of public pages from before a change of name.
create table advertiser_old_slugs (
  slug text primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  retired_at timestamptz not null
);
create index advertiser_old_slugs_advertiser on advertiser_old_slugs (advertiser_id);

-- A row for each code sent to prove an address or a number; only the newest of its kind can be used.
create table contact_proofs (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  kind text not null check (kind in ('email', 'other-email', 'phone')),
  target text not null,
  code_hash text not null,
  tries integer not null default 0,
  client text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index contact_proofs_advertiser on contact_proofs (advertiser_id, kind, sent_at desc);
create index contact_proofs_target on contact_proofs (target, sent_at);
create index contact_proofs_client on contact_proofs (client, sent_at);
create index contact_proofs_sent on contact_proofs (sent_at);
