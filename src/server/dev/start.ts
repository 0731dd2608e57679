import type { Server } from 'node:http';
import type { Middleware } from '#server/platform/http/http.ts';
import { mailFolder } from '#server/telling/mail/sending.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { buildDemo } from '#server/dev/demo.ts';
import { devPages, emailsLink, signInLink } from '#server/dev/pages.ts';
import { startWebApp } from '#server/dev/web-app.ts';

/** Starts what only the development server has: the web app from its sources, the sent emails, and with `isDemo` a demo home. */
export async function startDev(server: Server, settings: Settings, { isDemo }: { isDemo: boolean }) {
  const base = settings.PUBLIC_URL;
  const webApp = await startWebApp(server);
  const pages = devPages({ base, mailFolder: mailFolder(settings), isDemo });
  const middleware: Middleware = async (request, response, next) => {
    if (!(await pages(request, response))) await webApp.middleware(request, response, next);
  };
  return {
    middleware,
    close: webApp.close,
    /** Builds the demo home if it is wanted, and returns the lines to print once the server is ready. */
    prepare: async (): Promise<string[]> => {
      const emails = settings.SMTP_URL === undefined ? [`Sent emails: ${emailsLink(base)}`] : [];
      if (!isDemo) return emails;
      await buildDemo(base);
      return [
        `Sign in as Aisyah, the administrator: ${signInLink(base, 'aisyah')}`,
        `Sign in as Wei Jie, a housemate: ${signInLink(base, 'wei')}`,
        ...emails,
      ];
    },
  };
}
