const OWN_LENGTH = 8;

/**
 * Where this device keeps which offers of a home were put off. It stays after signing out, and a home's id alone may let whoever reads it join:
 * the beginning tells this device's homes apart.
 */
export const keptOffersOf = (homeId: string): string => `plan-not-now-${homeId.slice(0, OWN_LENGTH)}`;

/** One offer a line. */
export const offersIn = (kept: string | null): string[] => (kept ? kept.split('\n') : []);
