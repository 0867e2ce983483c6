-- Which conditions somebody who looks for gear would accept; nothing where any will do.
-- A column without a default: no row is rewritten, the lock is held for a moment.

alter table listings add column wanted_conditions text[];
