-- Passwords, accounts of others, and sessions that their owner can tell apart. Columns are added without rewriting
-- a table, so each lock is held for a moment; the release before knows nothing of them and goes on.

alter table advertisers add column password_hash text;

-- What is set once the address is proven by the mailed PIN; nothing of it holds before.
alter table sign_in_challenges
  add column registered_name text,
  add column registered_password_hash text,
  add column identity_provider text,
  add column identity_subject text;

-- Failed tries of lasting PINs and of passwords are counted apart.
alter table lasting_pin_failures
  add column secret text not null default 'pin' check (secret in ('pin', 'password')),
  add column client text;
create index lasting_pin_failures_client on lasting_pin_failures (client, failed_at) where client is not null;

-- An account elsewhere that opens an account here.
create table advertiser_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,              -- the provider's own identifier of the person
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index advertiser_identities_advertiser on advertiser_identities (advertiser_id);

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text,             -- in plain words, as the one who signed in described it
  add column last_used_at timestamptz;
create unique index sessions_id on sessions (id);
