-- A deleted account gets an address that cannot be registered. Before, a person who knew the id could register it and block the deletion.
update users set email = 'deleted ' || id where deleted_at is not null;
