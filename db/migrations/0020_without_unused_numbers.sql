-- Lengths, flexes, sizes and ages are marks; no plan ever asked for these columns, and nothing was written to them.
-- The previous version names them in its inserts: stop it before this one starts.
-- Dropping columns rewrites nothing; the lock on the table lasts a moment.

alter table listings
  drop column read_shaft_cm,
  drop column read_flex_mm,
  drop column read_shoe_size_tenths,
  drop column read_age_from,
  drop column read_age_to;
