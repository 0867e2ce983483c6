-- What searches did not find or understand, counted without people. New table only.

create table search_log (
  day date not null,
  measure text not null check (measure in ('unknown-word', 'no-result', 'dropped-filter')),
  term text not null,
  visitors integer not null,
  primary key (day, measure, term)
);
