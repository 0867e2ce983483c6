-- By what name the connections of a worker's process are known to the server; null for workers of older versions.

alter table queue_workers add column session_name text;
