/** The largest profile picture, in bytes (spec §5: max 5 MB). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The sides in pixels of the two squares that are kept of a profile picture. */
export const PICTURE_SIDES = { large: 256, small: 64 } as const;
