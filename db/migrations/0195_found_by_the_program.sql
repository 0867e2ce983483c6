-- What led to a decision may also be the program, which looks for frauds and risky listings; a person decides all the same.
-- Wider than before, so the previous version goes on.
alter table decisions drop constraint decisions_source_check,
  add constraint decisions_source_check check (source in ('reported', 'own', 'detected'));
alter table listing_removals drop constraint listing_removals_source_check,
  add constraint listing_removals_source_check check (source in ('reported', 'own', 'detected'));
