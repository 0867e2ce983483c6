-- Yearly counts of reports, decisions and objections for everybody, which outlive what they count. New tables.

create table transparency_counts (
  year integer not null,              -- of Prague
  measure text not null,              -- what is counted
  item text not null,                 -- by reason, outcome, rule, side, or hours
  count integer not null check (count > 0),
  primary key (year, measure, item)
);

create table transparency_counted (
  single boolean primary key default true check (single),
  until timestamptz not null          -- what came before is in the counts
);
