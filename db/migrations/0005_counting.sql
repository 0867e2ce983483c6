-- Counting what a filter finds reads this index alone, not the adverts: ten times quicker by kind or condition at 50,000.
-- It sorts as listings_newest did, which it replaces. Builds under a lock against writing, in about a second for 100,000 rows.

create index listings_filters on listings (inserted desc, id desc)
  include (kind, category_id, brand, condition, wear, price_type, price, swap, district_code, place_exact, place_code)
  where state in ('active', 'reserved');
drop index listings_newest;
