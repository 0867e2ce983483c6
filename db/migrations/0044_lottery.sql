-- Rounds of the lottery: what is drawn for, the closed list of entries, and who was drawn. New tables; the index locks
-- adverts against writing while it is built.

create index listings_offers_created on listings (created) where kind = 'offer';

create table lottery_rounds (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  prize text not null,
  prize_value_czk integer not null check (prize_value_czk > 0),   -- about, of one piece
  prizes integer not null check (prizes between 1 and 10),        -- how many pieces, each for another advertiser
  first_day date not null,            -- days of Prague, both inclusive
  last_day date not null,
  draw_at timestamptz not null,
  draws_itself boolean not null,      -- otherwise an admin starts the draw, and not before its time
  state text not null check (state in ('draft', 'open', 'closed', 'drawn', 'cancelled')),
  rules_html text,                    -- the rules as they stood when the round opened
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),          -- SHA-256 of the secret, public from the opening
  list_digest text check (list_digest ~ '^[0-9a-f]{64}$'),        -- SHA-256 of the closed list of entries
  entries integer,                    -- how many are on the closed list
  secret text check (secret ~ '^[0-9a-f]{64}$'),                  -- public, so only once it is drawn
  created_at timestamptz not null,
  opened_at timestamptz,
  closed_at timestamptz,
  drawn_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  forgotten_at timestamptz,           -- since when nothing leads from the round to people
  check (first_day <= last_day),
  check (draw_at >= (last_day + 1)::timestamp at time zone 'Europe/Prague'),
  check ((opened_at is null) = (commitment is null)),
  check ((opened_at is null) = (rules_html is null)),
  check (state not in ('open', 'closed', 'drawn') or opened_at is not null),
  check ((closed_at is null) = (list_digest is null)),
  check ((closed_at is null) = (entries is null)),
  check (state not in ('closed', 'drawn') or closed_at is not null),
  check ((state = 'drawn') = (secret is not null)),
  check ((state = 'drawn') = (drawn_at is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state = 'cancelled') = (cancel_reason is not null))
);

-- Secrets of rounds that are not drawn yet, apart, so that whoever reads a round cannot read its secret by mistake.
create table lottery_secrets (
  round_id uuid primary key references lottery_rounds (id) on delete cascade,
  secret text not null check (secret ~ '^[0-9a-f]{64}$')
);

-- The closed list. Numbers of adverts stay when adverts and accounts go, or the draw could not be checked any more.
create table lottery_entries (
  round_id uuid not null references lottery_rounds (id) on delete cascade,
  listing_id integer not null,
  owner_listing_id integer not null,  -- the first entry of the same advertiser; stands for them in the public list
  advertiser_id uuid references advertisers (id) on delete set null,
  primary key (round_id, listing_id)
);
create index lottery_entries_advertiser on lottery_entries (advertiser_id);

-- Who was drawn: winners first, then each who takes the place of one that fell out.
create table lottery_prizes (
  id uuid primary key,
  round_id uuid not null references lottery_rounds (id) on delete cascade,
  place integer not null check (place > 0),   -- order in the draw
  counter integer not null,                   -- of the rule, see docs/decisions/0044
  listing_id integer not null,
  advertiser_id uuid references advertisers (id) on delete set null,
  state text not null
    check (state in ('waiting', 'accepted', 'handed-over', 'declined', 'lapsed', 'passed-over', 'gone')),
  reason text,                                -- why an admin has passed over this one
  key_hash text not null unique,              -- of the letter that tells
  drawn_at timestamptz not null,
  answer_until timestamptz not null,
  settled_at timestamptz,                     -- handed over, or fallen out
  unique (round_id, place),
  check ((state = 'passed-over') = (reason is not null)),
  check ((state in ('waiting', 'accepted')) = (settled_at is null))
);
create index lottery_prizes_advertiser on lottery_prizes (advertiser_id);
create index lottery_prizes_waiting on lottery_prizes (answer_until) where state in ('waiting', 'accepted');

-- Whatever the program does: what was promised when a round opened stays.
create function lottery_round_stays() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (
    (old.slug, old.name, old.prize, old.prize_value_czk, old.prizes, old.first_day, old.last_day, old.draw_at,
      old.draws_itself, old.rules_html, old.commitment)
    is distinct from
    (new.slug, new.name, new.prize, new.prize_value_czk, new.prizes, new.first_day, new.last_day, new.draw_at,
      new.draws_itself, new.rules_html, new.commitment)
    or old.closed_at is not null and (old.list_digest, old.entries) is distinct from (new.list_digest, new.entries)
    or old.state in ('drawn', 'cancelled') and old.state <> new.state
  ) then
    raise exception 'What an opened round of the lottery has promised does not change';
  end if;
  return new;
end $$;
create trigger lottery_rounds_stay before update on lottery_rounds
  for each row execute function lottery_round_stays();
