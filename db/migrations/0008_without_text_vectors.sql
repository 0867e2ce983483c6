-- Listings are found by their marks now. The previous version writes these columns: stop it before this one starts.
-- Dropping columns and the index on them rewrites nothing; the lock on the table lasts a moment.

alter table listings drop column search_title, drop column search_text;
