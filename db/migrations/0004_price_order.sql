-- Listings by price, cheapest and dearest first: what is free costs nothing, and "by agreement" comes last both ways.
-- Builds under a lock against writing, in about a second for 100,000 rows.

create index listings_cheapest on listings
  ((coalesce(price, case price_type when 'free' then 0 else 1000001 end)), inserted desc, id desc)
  where state in ('active', 'reserved');
create index listings_dearest on listings
  ((coalesce(price, case price_type when 'free' then 0 else -1 end)) desc, inserted desc, id desc)
  where state in ('active', 'reserved');
