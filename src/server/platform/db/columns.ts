import type { Homes } from '#server/platform/db/types.ts';

// Prepared statements name their columns: a prepared `*` fails in an older process after a newer one adds a column.
const all = <Row>(columns: Record<keyof Row, true>) => Object.keys(columns) as (keyof Row & string)[];

export const HOME_COLUMNS = all<Homes>({
  id: true,
  name: true,
  admin_id: true,
  created_by: true,
  invite_code: true,
  time_zone: true,
  seed: true,
  include_weekends: true,
  auto_generate: true,
  weeks_in_advance: true,
  find_by_name: true,
  exchange_automatically: true,
  deal_by: true,
  acts: true,
  swept_on: true,
  board_revision: true,
  created_at: true,
  updated_at: true,
});
