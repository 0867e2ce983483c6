-- Codes of invitations and whom they have brought. New tables, nothing is locked.

create table referral_codes (
  advertiser_id uuid primary key references advertisers (id) on delete cascade,
  code text not null unique check (code ~ '^[A-Z0-9]{4,16}$'),
  created_at timestamptz not null
);

-- Whoever has come by a code and published; the first code counts, and once.
create table referrals (
  advertiser_id uuid primary key references advertisers (id) on delete cascade,
  referrer_id uuid not null references advertisers (id) on delete cascade,
  counted_at timestamptz not null,
  check (advertiser_id <> referrer_id)
);
create index referrals_referrer on referrals (referrer_id);
