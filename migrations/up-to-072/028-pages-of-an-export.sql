-- Exports read page by page in the order of an index. With an index by home alone, each page would read the whole list.
drop index sessions_user;
create index sessions_user on sessions (user_id, created_at, id);
drop index held_letters_user;
create index held_letters_user on held_letters (user_id, held_at, id);
create index chore_templates_oldest on chore_templates (home_id, created_at, template_id);
create index swap_requests_oldest on swap_requests (home_id, created_at, id);
create index payment_proofs_user on payment_proofs (user_id, uploaded_at, home_id, id);
create index payment_links_user on payment_links (user_id, created_at, token_hash);
create index replaced_plans_oldest on replaced_plans (home_id, replaced_at, id);
