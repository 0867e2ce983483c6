-- Living adverts in the order of their numbers, with all that a sitemap says of them, so that fifty thousand are read
-- without touching the table. Adverts cannot be written while it is built: seconds for a million.
create index listings_sitemap on listings (id) include (slug, inserted, changed) where state in ('active', 'reserved');
