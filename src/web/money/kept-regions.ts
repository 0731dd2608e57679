const BEGINNING = 8;

/** The parts of Pay My Money Back below the list, in their order. */
export type Region = 'between-us' | 'repeating' | 'spending';

/**
 * Where this device keeps whether a part stands open in a home. It stays after signing out, and a home's id alone may let whoever reads it
 * join: the beginning tells this device's homes apart.
 */
export const keptRegion = (region: Region, homeId: string): string =>
  `region-${region}-${homeId.slice(0, BEGINNING)}`;
