-- A home's link names it by its id: whoever knew a deleted one could make another under it, and the old links would lead there.
create table deleted_homes (id uuid primary key);
