import type { CarriedParts } from '#web/first-reads.ts';
import { loadBanners } from '#web/plans/loaded-banners.ts';

/** By their files, as src/server/calls/first-reads.ts names them. */
export const carriedParts: CarriedParts = { 'plans/PlanBanners.tsx': loadBanners };
