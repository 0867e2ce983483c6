-- What the administration counts by day is found by the day. Indexes only.

create index contact_messages_time on contact_messages (created_at);
create index listing_views_day on listing_views (day);
create index listings_demands_created on listings (created) where kind = 'demand';
create index listing_drafts_created on listing_drafts (created_at);
