-- What an offer would take in return, beside the free text: a category of the catalogue, a size in the advertiser's words, a side.
-- Columns without a default: no row is rewritten, the lock is held for a moment.

alter table listings
  add column swap_category integer,
  add column swap_size text,
  add column swap_hand text check (swap_hand in ('left', 'right', 'straight'));
