import type { ComponentType } from 'react';
import type { PlanBannersProps } from '#web/plans/PlanBanners.tsx';

let banners: ComponentType<PlanBannersProps> | undefined;

/** Loads the banners' code; what fails is loaded with the next answer. */
export async function loadBanners(): Promise<void> {
  const file = await import('#web/plans/PlanBanners.tsx').catch(() => undefined);
  banners = file?.PlanBanners;
}

/** Undefined before they were loaded. Known at once, and not by a lazy component, which would come a frame after the chores and push them. */
export const loadedBanners = () => banners;
