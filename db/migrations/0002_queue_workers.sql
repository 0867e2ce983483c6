-- Which queue workers live, so that the jobs of a killed one are freed within seconds. New and empty.

create table queue_workers (
  worker_id text primary key,
  seen_at timestamptz not null
);
