-- Listings that an admin has removed one by one, each for a reason from the rules. A new table.

create table listing_removals (
  listing_id integer primary key references listings (id) on delete cascade,
  state_before text not null check (state_before in ('active', 'reserved', 'sold', 'withdrawn', 'expired', 'resting')),
  reason text not null,
  rule text not null,
  source text not null check (source in ('reported', 'own')),
  removed_at timestamptz not null
);
