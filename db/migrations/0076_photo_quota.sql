-- Photos that an account or a client has had stored lately, so that neither fills the disk. A new table, nothing is locked.
create table photo_intake (
  id bigint generated always as identity primary key,
  advertiser_id uuid not null references advertisers (id) on delete cascade,
  client text not null,
  files integer not null,
  bytes bigint not null,
  taken_at timestamptz not null
);
create index photo_intake_advertiser on photo_intake (advertiser_id, taken_at);
create index photo_intake_client on photo_intake (client, taken_at);
