/**
 * Rows for the tables that a load set (bench/seed/) leaves empty, since the planner takes any index of an empty table. Each gets as many rows
 * as there are people, and the busy tables get more.
 */
export const OTHER_ROWS = [
  `insert into verifications (identifier, value, expires_at)
   select 'reset-password:' || id, id::text, now() + interval '1 hour' from users`,
  `insert into rate_limits select 'sign-in:' || id, 1, 1000 * extract(epoch from now())::bigint from users`,
  `insert into pictures (id, user_id) select gen_random_uuid(), id from users`,
  // Members settle most open shares with another member of their home.
  `insert into settlements (home_id, id, payer_id, payee_id, amount, created_at)
   select share.home_id, gen_random_uuid(), share.user_id, request.requester_id, share.amount, now()
     from payment_debtors as share
     join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
    where share.paid_at is null and random() < 0.7`,
  `insert into settlement_lines (home_id, settlement_id, payment_id, user_id, amount)
   select settlement.home_id, settlement.id, share.payment_id, share.user_id, share.amount
     from settlements as settlement
     join payment_debtors as share on share.home_id = settlement.home_id and share.user_id = settlement.payer_id and share.paid_at is null`,
  `insert into payment_links (home_id, payment_id, user_id, token_hash, created_at, expires_at)
   select home_id, payment_id, user_id, sha256(uuid_send(gen_random_uuid())), now(), now() + interval '30 days'
     from payment_debtors where paid_at is null`,
  `insert into payment_bills (home_id, id, payment_id, shown, bytes, attached_at, look_at)
   select home_id, gen_random_uuid(), id, random() < 0.9, 1, created_at, created_at + interval '90 days' from payment_requests`,
  `insert into calendars (user_id, token_hash, made_at, made_in)
   select id, sha256(uuid_send(id)), now(), gen_random_uuid() from users`,
  `insert into calendar_feeds (user_id, etag, choice, made_at, body) select user_id, '', '', now(), '' from calendars`,
  `insert into payment_details (user_id, account_number, account_name, changed_at) select id, '1642 0398 7751', display_name, now() from users`,
  `insert into payee_aliases (user_id, name) select id, display_name from users`,
  `insert into held_letters (user_id, letter, held_at)
   select id, json_build_object('kind', 'sent-email', 'senderId', id), now() from users`,
  `insert into letters_sent select sha256(uuid_send(id)), current_date - day, 'home', sha256(uuid_send(id)), 1 from users, generate_series(1, 5) as day`,
  `insert into stopped_addresses select sha256(uuid_send(id)), now() from users`,
  // Each home has requests to join from the members of two others.
  `insert into join_requests (home_id, user_id, home_name, asked_at, declined_at)
   select home.id, users.id, home.name, now(), case when random() < 0.2 then now() end
     from (select *, row_number() over (order by id) as place from homes) as home
     join (select id, home_id, dense_rank() over (order by home_id) as place from users) as users
       on users.place between home.place + 1 and home.place + 2`,
  `insert into sessions (user_id, token, expires_at)
   select id, gen_random_uuid(), now() + interval '30 days' from users where not exists (select from sessions)`,
  `insert into push_subscriptions (session_id, endpoint, p256dh, auth, server_key)
   select id, 'https://push.example/' || id, repeat('B', 87), repeat('a', 22), repeat('B', 87) from sessions`,
  `insert into morning_reminders (user_id, done_on) select id, current_date - (random() * 2)::integer from users`,
  `insert into deleted_homes select gen_random_uuid() from users`,
  `insert into receipts_of_deleted_homes (mark) select sha256(uuid_send(id)) from users`,
  `insert into proofs_to_remove (home_id, proof_id) select gen_random_uuid(), gen_random_uuid() from users`,
  `insert into two_steps (user_id, secret, confirmed_at) select id, 'sealed', now() from users`,
  `insert into payment_series (home_id, id, requester_id, title, total_amount, split, every, first_on, next_on, paused, created_at)
   select home_id, gen_random_uuid(), user_id, 'Rent', 300, 'equally', 'month', current_date, current_date + 1 + (random() * 30)::integer,
          random() < 0.2, now()
     from user_homes, generate_series(1, 2)`,
  `insert into payment_series_debtors (home_id, series_id, user_id, amount)
   select series.home_id, series.id, living.user_id, 100
     from payment_series as series join user_homes as living on living.home_id = series.home_id and living.user_id <> series.requester_id`,
  `insert into payment_series_days (home_id, series_id, day, payment_id)
   select request.home_id, min(series.id::text)::uuid, min(series.first_on), request.id
     from payment_requests as request join payment_series as series on series.home_id = request.home_id
    where request.id in (select distinct on (home_id) id from payment_requests)
    group by request.home_id, request.id`,
  `insert into absences (home_id, id, user_id, from_day, to_day, made, created_at)
   select home_id, gen_random_uuid(), user_id, current_date + number * 40, current_date + number * 40 + 5, 1, now()
     from user_homes, generate_series(-6, 2) as number`,
  `insert into thanks (home_id, chore_id, user_id, thanked_at)
   select chores.home_id, chores.id, living.user_id, now()
     from chores join user_homes as living on living.home_id = chores.home_id and living.user_id <> chores.completed_by`,
  `insert into replaced_plans (home_id, id, act, replaced_by, replaced_at, seed, months)
   select id, gen_random_uuid(), number, admin_id, now(), seed, '[]' from homes, generate_series(1, 3) as number`,
  `insert into removed_chores (home_id, id, removed_by, type, planned_on, turn_of, planned_by, minutes, made, due_date, status, assigned_to,
                               acts, revision, created_at)
   select home_id, gen_random_uuid(), 1 + (random() * 2)::integer, type, planned_on, turn_of, planned_by, minutes, 0, due_date, status,
          assigned_to, '{}', 0, now()
     from chores where due_date >= current_date`,
  `insert into pgboss.job_common (name, data, state)
   select 'mail', json_build_object('kind', 'payment-requested', 'userId', id), state::pgboss.job_state
     from users, unnest(array['created', 'completed', 'failed']) as state`,
  // Most homes have nothing due: with few homes, reading all costs about as much as finding those that do.
  `with quiet as (
     insert into homes (id, admin_id, created_by, name, seed, time_zone)
     select gen_random_uuid(), admin_id, created_by, name, seed, time_zone from homes, generate_series(1, 10)
     returning id, admin_id)
   insert into memberships (home_id, user_id, tone, joined_on) select id, admin_id, 'leaf', current_date from quiet`,
];
