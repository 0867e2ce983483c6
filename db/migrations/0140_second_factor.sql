-- A second factor of those who look after the bazaar, the role of a moderator, and a log of admins that nobody edits.
-- New tables and columns that may be missing. The checked secret locks failed tries for a moment, and the version before
-- writes only what passes; it deletes from the log only what the trigger lets go.

create table second_factors (
  id uuid primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  totp_secret text,                   -- base32; stored as it is (docs/decisions/0140)
  totp_step bigint,                   -- of the last code that was taken: none opens twice
  credential_id text unique,          -- base64url, as the browser names a passkey
  public_key bytea,
  sign_count bigint,
  transports text[],
  created_at timestamptz not null,
  used_at timestamptz,
  check (case kind
    when 'totp' then totp_secret is not null and totp_step is not null
    else credential_id is not null and public_key is not null and sign_count is not null end)
);
create index second_factors_advertiser on second_factors (advertiser_id);

-- What a session has begun: the secret of an app whose first code is waited for, or the challenge of a passkey.
create table second_factor_beginnings (
  token_hash text not null references sessions (token_hash) on delete cascade,
  kind text not null check (kind in ('add-totp', 'add-passkey', 'pass-passkey')),
  value text not null,
  begun_at timestamptz not null,
  primary key (token_hash, kind)
);

create table recovery_codes (
  code_hash text primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  created_at timestamptz not null
);
create index recovery_codes_advertiser on recovery_codes (advertiser_id);

alter table sessions add column second_factor_at timestamptz;
alter table advertisers add column moderator_since timestamptz;
create index advertisers_moderators on advertisers (moderator_since) where moderator_since is not null;

alter table lasting_pin_failures drop constraint lasting_pin_failures_secret_check;
alter table lasting_pin_failures add constraint lasting_pin_failures_secret_check
  check (secret in ('pin', 'password', 'totp'));

-- What was done stays as it was noted, for as long as src/contract/retention.ts says. The two days are for a program
-- whose clock or calendar is not quite the database's.
create function refuse_change_of_admin_actions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.done_at < now() - interval '24 months' + interval '2 days' then
      return old;
    end if;
  end if;
  raise exception 'admin_actions is a log: % is refused', lower(tg_op) using errcode = 'insufficient_privilege';
end
$$;
create trigger admin_actions_stay before update or delete on admin_actions
  for each row execute function refuse_change_of_admin_actions();
create trigger admin_actions_stay_whole before truncate on admin_actions
  for each statement execute function refuse_change_of_admin_actions();
