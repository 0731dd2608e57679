-- A home's link contains its id. Without this table, a person who knows a deleted id could create a home with it, and old links would lead there.
create table deleted_homes (id uuid primary key);
