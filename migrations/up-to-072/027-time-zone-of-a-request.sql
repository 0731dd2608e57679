-- The home's when the money was asked for: receipts are judged by that clock, which whoever administers the home cannot move afterwards.
alter table payment_requests add column time_zone text;
update payment_requests as request set time_zone = homes.time_zone from homes where homes.id = request.home_id;
alter table payment_requests alter column time_zone set not null;
