/** How far the development server's clock is behind the real one, in milliseconds: a demo home lives through its past week with it. */
export const clock = { behindMs: 0 };

/** Returns the development server's time. */
export const devNow = () => new Date(Date.now() - clock.behindMs);
