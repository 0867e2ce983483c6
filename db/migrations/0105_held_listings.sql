-- Listings out of the lists until a person says they may come back: hidden by an admin until their advertiser fixes them.
-- A new table, and wider checks; the version before writes only values that pass, and knows no listing that is held.

alter table listings drop constraint listings_state_check;
alter table listings add constraint listings_state_check
  check (state in ('active', 'reserved', 'sold', 'withdrawn', 'expired', 'resting', 'held', 'blocked'));

alter table listing_removals drop constraint listing_removals_state_before_check;
alter table listing_removals add constraint listing_removals_state_before_check
  check (state_before in ('active', 'reserved', 'sold', 'withdrawn', 'expired', 'resting', 'held'));

alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check
  check (action in ('kept', 'handled', 'hidden', 'removed', 'blocked'));

create table listing_holds (
  listing_id integer primary key references listings (id) on delete cascade,
  step text not null check (step in ('to-fix', 'to-look')),  -- whose turn it is: the advertiser's, or an admin's
  reason text,                       -- what is to be fixed, and by which rule
  rule text,
  away_since timestamptz not null,   -- out of the lists
  step_since timestamptz not null
);
create index listing_holds_waiting on listing_holds (step_since) where step = 'to-look';
