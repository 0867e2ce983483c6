-- Places are looked up by name on every card, to tell those of one name apart by their district.
-- Writing to places waits while the index is made; they have a few thousand rows.

create index places_name on places (name);
