import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';

/** A server-only plugin of better-auth: begins a session for a person who has proved their identity in another way. */
export const beginSession = () => ({
  id: 'begin-session' as const,
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: Id }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error('no such account');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return context.json({});
      },
    ),
  },
});
