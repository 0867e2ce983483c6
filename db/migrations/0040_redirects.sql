-- Addresses that lead elsewhere, kept by an admin: old pages, short links on posters. New table, nothing is locked.
create table redirects (
  path text primary key check (path ~ '^/[^?#\s]+$'),
  target text not null check (target ~ '^(/[^/]|https?://)\S*$'),
  permanent boolean not null,
  changed_at timestamptz not null
);
