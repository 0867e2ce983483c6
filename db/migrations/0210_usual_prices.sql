-- What things usually cost, as a job computes it from sales and offers. A new table, written anew as a whole.

create table usual_prices (
  category_id integer not null,
  product text not null,              -- brand/line, a brand, or '' for the whole category
  grade text not null check (grade in ('new', 'like-new', 'light', 'moderate', 'heavy')),
  low integer not null,               -- whole Kč; eight of ten sales are expected between low and high
  typical integer not null,
  high integer not null,
  mean_age real,                      -- years from the model year to the sale that the prices are for, where known
  per_year real not null,             -- by how much a year of age lowers the logarithm of the price
  sales integer not null,             -- how many it rests on, in all conditions
  offers integer not null,
  is_demo boolean not null,
  primary key (category_id, product, grade)
);
