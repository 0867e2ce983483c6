-- Sports halls and tournaments where people may meet, kept by an admin. A new table, nothing is locked.
create table meeting_points (
  id uuid primary key,
  kind text not null check (kind in ('hall', 'tournament')),
  name text not null,
  address text,
  place_code text not null references places (code) on update cascade,
  lat double precision not null,       -- of the municipality where nothing nearer is known
  lon double precision not null,
  starts_on date check ((kind = 'tournament') = (starts_on is not null)),
  ends_on date check ((starts_on is null) = (ends_on is null) and starts_on <= ends_on),
  hidden_at timestamptz,
  demo boolean not null default false,
  changed_at timestamptz not null
);
create unique index meeting_points_same on meeting_points (lower(name), place_code, starts_on) nulls not distinct;
create index meeting_points_place on meeting_points (place_code);
