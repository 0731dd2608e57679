import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import { NOTIFICATION_RETENTION_MS } from '#domain/notifications.ts';
import { REMIND_EVERY_DAYS } from '#domain/payments.ts';
import { nameOfType } from '#server/platform/db/chore-names.ts';

/**
 * Scratch tables of each connection: the moment, the shared plans, and the current batch. A batch is built here before it is inserted, because
 * PostgreSQL would read the new, not yet analysed tables from end to end.
 */
export const SCRATCH = `
  create temp table seed_facts (now timestamptz, today date, first_day date, first_start timestamptz, time_zone text, hashed text);
  create temp table seed_plans (plan_number integer, seed text);
  create temp table seed_months (plan_number integer, year integer, month integer);
  create temp table seed_planned (plan_number integer, type text, person integer, due_date date, minutes integer, round text);
  create temp table seed_homes (id uuid, number integer, plan_number integer) on commit delete rows;
  create temp table seed_people (home_id uuid, home_number integer, person integer, user_id uuid) on commit delete rows;
  create temp table seed_requests (home_id uuid, id uuid, number integer, requester_id uuid, share bigint,
                                   created_at timestamptz) on commit delete rows;
  create temp table seed_lines (home_id uuid, payment_id uuid, user_id uuid, requester_id uuid, title text, share bigint,
                                created_at timestamptz, paid_at timestamptz, paid_by text) on commit delete rows;
  create temp table seed_chores (home_id uuid, id uuid, type text, person integer, user_id uuid, due_date date, minutes integer, round text, was_swapped boolean,
                                 done_at timestamptz, let_go_at timestamptz) on commit delete rows;
  create temp table seed_swaps (home_id uuid, id uuid, chore_id uuid, chore_type text, chore_due_date date, requester_id uuid,
                                target_user_id uuid, status text, asked_at timestamptz, answered_at timestamptz)
    on commit delete rows`;

/** Fills the scratch tables that serve all batches; each statement takes one list of parameters. */
export const FACTS = `insert into seed_facts values ($1, $2, $3, $4, $5, $6)`;
export const PLAN_OF_SEED = `insert into seed_plans values ($1, $2)`;
export const MONTHS = `
  insert into seed_months select $1, of.* from unnest($2::integer[], $3::integer[]) as of`;
export const PLANNED_CHORES = `
  insert into seed_planned select $1, of.* from unnest($2::text[], $3::integer[], $4::date[], $5::integer[], $6::text[]) as of`;
export const TEMPLATE_ROWS = `
  create temp table seed_templates as
  select * from jsonb_to_recordset($1::jsonb) as of (id text, name text, frequency text, icon text, description text,
                                                     priority integer, "estimatedTime" integer)`;

/** Draws the homes of a batch, numbered from $1 to $2, with $3 different plans. */
export const DRAW_HOMES = `
  insert into seed_homes
  select gen_random_uuid(), number, number % $3::integer from generate_series($1::integer, $2::integer) as number`;

const DRAW_PEOPLE = `
  insert into seed_people
  select homes.id, homes.number, person, gen_random_uuid()
    from seed_homes as homes, generate_series(0, 3) as person`;

// They receive no letters, since the addresses are invented.
const FILL_USERS = `
  insert into users (id, email, email_verified, display_name, confirmed_at, created_at, updated_at, unwanted_mail)
  select user_id, 'home-' || home_number || '-person-' || person + 1 || '@seed.example', true,
         (array['Aisyah', 'Ben', 'Chloe', 'Devi', 'Ethan', 'Farah', 'Goh', 'Hafiz'])[1 + (home_number + person) % 8],
         first_day, first_day, first_day, array[${MAIL_GROUPS.map((group) => `'${group}'`).join()}]
    from seed_people, seed_facts`;

const FILL_ACCOUNTS = `
  insert into accounts (user_id, provider_id, account_id, password, created_at, updated_at)
  select user_id, 'credential', user_id, hashed, first_day, first_day from seed_people, seed_facts`;

const FILL_SESSIONS = `
  insert into sessions (user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
  select user_id, encode(sha256(uuid_send(gen_random_uuid())), 'hex'), now + days * interval '1 day', '192.0.2.1',
         'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
         now - days * interval '1 day', now - days * interval '1 day'
    from (select user_id, 1 + 28 * random() as days from seed_people, generate_series(1, 2)) as signed_in, seed_facts`;

const FILL_HOMES = `
  insert into homes (id, name, admin_id, created_by, time_zone, seed, find_by_name, swept_on, acts, created_at, updated_at)
  select homes.id, 'Home ' || homes.number, user_id, user_id, time_zone, plans.seed, 'ask_first', today, 1, first_day, first_day
    from seed_homes as homes
    join seed_plans as plans using (plan_number)
    join seed_people as first on first.home_id = homes.id and first.person = 0, seed_facts`;

const FILL_MEMBERSHIPS = `
  insert into memberships (home_id, user_id, joined_at, joined_on, tone, saw_chores, saw_board)
  select home_id, user_id, first_day + person * interval '1 minute', first_day, (array['leaf', 'mango', 'hibiscus', 'sky'])[person + 1],
         true, true
    from seed_people, seed_facts`;

const FILL_OWN_HOMES = `insert into user_homes (user_id, home_id) select user_id, home_id from seed_people`;
const FILL_ACTIVE_HOMES = `
  update users set home_id = seed_people.home_id from seed_people where seed_people.user_id = users.id`;

const FILL_TEMPLATES = `
  insert into chore_templates (home_id, template_id, client_id, created_by, name, description, frequency, priority,
                               estimated_time, icon, flexible, is_custom, created_at, updated_at)
  select first.home_id, of.id, gen_random_uuid(), first.user_id, of.name, of.description, of.frequency, of.priority,
         of."estimatedTime", of.icon, true, true, first_day, first_day
    from seed_people as first, seed_templates as of, seed_facts
   where first.person = 0`;

const FILL_PLANNED_MONTHS = `
  insert into planned_months (home_id, year, month, planned_at)
  select homes.id, months.year, months.month, least(now, make_date(months.year, months.month + 1, 1) - interval '56 days')
    from seed_homes as homes join seed_months as months using (plan_number), seed_facts`;

// Most due chores were done on their day, a few were let go, and some of the last two weeks are late.
const DRAW_CHORES = `
  insert into seed_chores
  select home_id, gen_random_uuid(), type, person, user_id, due_date, minutes, round, due_date < today and random() < 0.13,
         case when chance < 0.94 and due_date < today or chance < 0.3 and due_date = today
              then least(now, first_start + (24 * (due_date - first_day) + 8 + 13 * random()) * interval '1 hour') end,
         case when chance >= 0.94 and due_date < today - 14 then due_date + interval '10 days' end
    from (select people.home_id, plan.type, people.person, people.user_id, plan.due_date, plan.minutes, plan.round, facts.*, random() as chance
            from seed_homes as homes
            join seed_planned as plan using (plan_number)
            join seed_people as people on people.home_id = homes.id and people.person = plan.person,
                 seed_facts as facts) as dealt`;

const FILL_CHORES = `
  insert into chores (home_id, id, type, planned_on, due_date, round, turn_of, made, assigned_to, status, created_at, completed_at,
                      completed_by, completed_on, name, let_go_at, let_go_by, minutes, held_by, held_why, held_from)
  select own.home_id, own.id, type, due_date, due_date, round, coalesce(swap.requester_id, user_id), 1, user_id,
         case when done_at is not null then 'completed' when due_date < today then 'overdue' else 'pending' end,
         least(now, due_date - interval '56 days'), done_at, case when done_at is not null then user_id end,
         case when done_at is not null then due_date end,
         case when done_at is not null then ${nameOfType('own.home_id', 'own.type')} end, let_go_at, case when let_go_at is not null then user_id end, minutes,
         case when was_swapped then user_id end, case when was_swapped then 'swap' end, swap.requester_id
    from seed_chores as own
    left join seed_swaps as swap on swap.chore_id = own.id and swap.status = 'accepted', seed_facts
   order by own.home_id, due_date`;

// Every swapped chore has an accepted request, some others a declined one, and two future ones a pending one.
const DRAW_SWAPS = `
  insert into seed_swaps
  select home_id, gen_random_uuid(), id, type, due_date,
         case when was_swapped then other else user_id end, case when was_swapped then user_id else other end,
         case when was_swapped then 'accepted' when due_date < today then 'declined' else 'pending' end,
         asked_at, case when due_date < today then asked_at + interval '3 hours' else asked_at end
    from (select own.*, today, other.user_id as other, least(now, own.due_date + time '19:00') - interval '2 days' as asked_at,
                 random() as chance, row_number() over (partition by own.home_id, due_date > today order by due_date, type) as place
            from seed_chores as own
            join seed_people as other on other.home_id = own.home_id and other.person = (own.person + 1) % 4, seed_facts
           where due_date <> today and let_go_at is null) as of
   where was_swapped or due_date < today and done_at is not null and chance < 0.05 or due_date > today and place <= 2`;

const FILL_SWAPS = `
  insert into swap_requests (home_id, id, chore_id, chore_type, chore_due_date, requester_id, target_user_id, status, message,
                             exchanged, created_at, updated_at)
  select home_id, id, chore_id, chore_type, chore_due_date, requester_id, target_user_id, status,
         case when random() < 0.5 then 'I am away that day, could you take this one?' end, status = 'accepted', asked_at, answered_at
    from seed_swaps`;

// Two requests a week, by each member in turn.
const DRAW_REQUESTS = `
  insert into seed_requests
  select home_id, gen_random_uuid(), number, user_id, 500 + floor(9000 * random()),
         first_start + (24 * (number * 7 / 2) + 19) * interval '1 hour' + number % 90 * interval '1 minute'
    from seed_facts, generate_series(0, (today - first_day) * 2 / 7 - 1) as number
    join seed_people on person = number % 4`;

const REQUEST_TITLE = `(array['Groceries', 'TNB electricity', 'Air Selangor', 'Unifi', 'Cooking gas', 'Cleaning things'])[1 + number % 6]`;
const REQUEST_CATEGORY = `(array['groceries', 'utilities', 'utilities', 'subscriptions', 'maintenance', 'other'])[1 + number % 6]`;

const FILL_PAYMENT_REQUESTS = `
  insert into payment_requests (home_id, id, requester_id, title, category, total_amount, created_at, updated_at, time_zone)
  select home_id, id, requester_id, ${REQUEST_TITLE}, ${REQUEST_CATEGORY}, 3 * share, created_at, created_at, time_zone
    from seed_requests, seed_facts`;

const FILL_PAYMENT_HOMES = `insert into payment_homes (payment_id, home_id) select id, home_id from seed_requests`;

const DRAW_LINES = `
  insert into seed_lines
  select home_id, payment_id, user_id, requester_id, title, share, created_at,
         case when is_settled then least(now, created_at + interval '1 hour' + 96 * random() * interval '1 hour') end,
         case when not is_settled then null when chance < 0.5 then 'marked' when chance < 0.9 then 'verified'
              when chance < 0.98 then 'confirmed' else 'let_go' end
    from (select asked.home_id, asked.id as payment_id, debtor.user_id, asked.requester_id, ${REQUEST_TITLE} as title, share, created_at, now,
                 created_at < now - interval '10 days' or random() < 0.5 as is_settled, random() as chance
            from seed_requests as asked
            join seed_people as debtor on debtor.home_id = asked.home_id and debtor.user_id <> asked.requester_id,
                 seed_facts) as of`;

const FILL_PAYMENT_DEBTORS = `
  insert into payment_debtors (home_id, payment_id, user_id, amount, paid_at, paid_by, notified_at, remind_on)
  select home_id, payment_id, user_id, share, paid_at, paid_by, created_at,
         case when paid_at is null then today + 1 + floor(${REMIND_EVERY_DAYS} * random())::integer end
    from seed_lines, seed_facts`;

// Without files, as if they had been paid before the files were removed.
const FILL_PROOFS = `
  with proofs as (
    insert into payment_proofs (home_id, id, payment_id, user_id, state, sha256, media_type, expected, read, shown,
                                reference_keys, minute, amount, uploaded_at, decided_at)
    select home_id, gen_random_uuid(), payment_id, user_id, paid_by, sha256(uuid_send(gen_random_uuid())), 'image/png',
           json_build_object('due', share, 'names', array['Aisyah'], 'asked', created_at, 'today', paid_at::date)::text,
           jsonb_build_object(
             'amount', jsonb_build_object('sen', share, 'fit', 'fits'), 'status', jsonb_build_object('word', 'Successful', 'fit', 'fits'),
             'recipient', jsonb_build_object('name', 'AISYAH', 'fit', 'fits'),
             'date', jsonb_build_object('day', paid_at::date, 'minute', 615, 'fit', 'fits'),
             'reference', jsonb_build_object('text', reference, 'fit', 'fits'),
             'rules', array['amount/exact', 'status/phrase', 'recipient/named', 'date/in-time', 'reference/number']),
           share, array[reference], floor(extract(epoch from paid_at) / 60), share, paid_at, paid_at
      from (select *, 'MY' || replace(gen_random_uuid()::text, '-', '') as reference from seed_lines
             where paid_by in ('verified', 'confirmed')) as of
    returning home_id, id, reference_keys)
  insert into payment_proof_references (home_id, reference_key, proof_id)
  select home_id, unnest(reference_keys), id from proofs`;

// Every eighth open share has a proof that waits for its requester.
const FILL_REVIEWS = `
  insert into payment_proofs (home_id, id, payment_id, user_id, state, sha256, media_type, expected, reasons, shown, amount,
                              uploaded_at, tell_on)
  select home_id, gen_random_uuid(), payment_id, user_id, 'review', sha256(uuid_send(gen_random_uuid())), 'image/png', '',
         '[{"code": "status-missing"}]', share, share, least(now, created_at + interval '1 hour'), today + 3
    from seed_lines, seed_facts
   where paid_by is null and random() < 0.125`;

const SWAP_DATA = `jsonb_build_object('homeId', home_id, 'swapRequestId', id, 'choreId', chore_id, 'choreType', chore_type,
                                      'choreDueDate', chore_due_date)`;

// Notifications that are not yet removed (jobs/cleaning.ts). Those of the last two days are unread.
const FILL_NOTIFICATIONS = `
  insert into notifications (user_id, type, data, read, created_at)
  select user_id, type, data, at < now - interval '2 days', at
    from (select target_user_id as user_id, 'swap_request' as type, asked_at as at,
                 ${SWAP_DATA} || jsonb_build_object('userId', requester_id, 'returnChoreType', null, 'returnChoreDueDate', null) as data
            from seed_swaps
          union all
          select requester_id, 'swap_' || status, answered_at,
                 ${SWAP_DATA} || jsonb_build_object('userId', target_user_id)
                   || case when status = 'accepted' then '{"exchanged": true}' else '{}' end::jsonb
            from seed_swaps where status <> 'pending'
          union all
          select user_id, 'payment_request', created_at,
                 jsonb_build_object('homeId', home_id, 'userId', requester_id, 'paymentId', payment_id, 'title', title, 'amount', share)
            from seed_lines
          union all
          select case when paid_by in ('confirmed', 'let_go') then user_id else requester_id end,
                 'payment_' || case when paid_by in ('confirmed', 'let_go') then paid_by else 'paid' end, paid_at,
                 jsonb_build_object('homeId', home_id, 'paymentId', payment_id, 'title', title, 'amount', share)
                   || case when paid_by in ('confirmed', 'let_go') then jsonb_build_object('userId', requester_id)
                           else jsonb_build_object('userId', user_id, 'by', paid_by) end
            from seed_lines where paid_by is not null) as told, seed_facts
   where at > now - interval '${NOTIFICATION_RETENTION_MS} milliseconds'
   order by user_id, at`;

const FILL_HISTORY = `
  insert into home_events (home_id, actor_id, type, data, created_at)
  select home_id, actor_id, type, data, at
    from (select home_id, user_id as actor_id, case person when 0 then 'home_created' else 'member_joined' end as type,
                 case person when 0 then jsonb_build_object('name', 'Home ' || home_number) else '{}' end as data,
                 first_day + person * interval '1 minute' as at
            from seed_people, seed_facts
          union all
          select home_id, user_id, case when done_at is null then 'chore_let_go' else 'chore_completed' end,
                 jsonb_build_object('choreId', id, 'type', type, 'dueDate', due_date)
                   || case when done_at is null then '{"userId": null}' else '{}' end::jsonb,
                 coalesce(done_at, let_go_at)
            from seed_chores where done_at is not null or let_go_at is not null
          union all
          select home_id, target_user_id, 'swap_accepted',
                 jsonb_build_object('userId', requester_id, 'type', chore_type, 'dueDate', chore_due_date, 'returnType', null,
                                    'returnDueDate', null, 'exchanged', true), answered_at
            from seed_swaps where status = 'accepted'
          union all
          select home_id, requester_id, 'money_asked', '{"debtors": 3}', created_at from seed_requests
          union all
          select home_id, case paid_by when 'let_go' then requester_id else user_id end,
                 case paid_by when 'let_go' then 'money_let_go' else 'money_paid' end,
                 jsonb_build_object('userId', case paid_by when 'let_go' then user_id else requester_id end), paid_at
            from seed_lines where paid_by is not null) as told
   order by home_id, at`;

/** The statements that fill a batch, in the order of their dependencies. */
export const FILLING = [
  DRAW_PEOPLE,
  'analyze seed_homes, seed_people',
  FILL_USERS,
  FILL_ACCOUNTS,
  FILL_SESSIONS,
  FILL_HOMES,
  FILL_MEMBERSHIPS,
  FILL_OWN_HOMES,
  FILL_ACTIVE_HOMES,
  FILL_TEMPLATES,
  FILL_PLANNED_MONTHS,
  DRAW_CHORES,
  DRAW_SWAPS,
  FILL_CHORES,
  FILL_SWAPS,
  DRAW_REQUESTS,
  FILL_PAYMENT_REQUESTS,
  FILL_PAYMENT_HOMES,
  DRAW_LINES,
  FILL_PAYMENT_DEBTORS,
  FILL_PROOFS,
  FILL_REVIEWS,
  FILL_NOTIFICATIONS,
  FILL_HISTORY,
];
