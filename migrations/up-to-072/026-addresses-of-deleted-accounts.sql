-- What stands in place of a deleted account's address is none that anybody could register: who knew the id kept the account from being deleted.
update users set email = 'deleted ' || id where deleted_at is not null;
