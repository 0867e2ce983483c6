-- Product lines that an advert names, as `brand/line`, for the catalogue of products. Filled as adverts are read.
-- A constant default rewrites nothing; the index builds over empty arrays. Both lock the table for a moment.

alter table listings add column product_lines text[] not null default '{}';

-- Of every state: a line that was advertised once keeps its page.
create index listings_product_lines on listings using gin (product_lines);
