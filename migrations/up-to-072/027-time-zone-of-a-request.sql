-- The home's time zone when the money was asked for. It decides about receipts, and the administrator cannot change it afterwards.
alter table payment_requests add column time_zone text;
update payment_requests as request set time_zone = homes.time_zone from homes where homes.id = request.home_id;
alter table payment_requests alter column time_zone set not null;
