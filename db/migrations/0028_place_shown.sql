-- What new adverts show by themselves stays what forms began with: only the district. Advertisers are rewritten once.

alter table advertisers alter column place_shown set default 'district';
update advertisers set place_shown = 'district';
