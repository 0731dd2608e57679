import { ACCESS_RULES, type AccessRule } from '#contract/access.ts';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { findRoute, ROUTES, type Route } from '#server/platform/calls/routes.ts';
import { otherPaths } from '#server/programs/api/other-routes.ts';

const INTRODUCTION = `# Who may do what

This page lists who may make each call and request each address. \`npm run access\` writes it from the rules in \`src/contract/\` and
\`src/server/platform/calls/routes.ts\`. \`src/server/platform/calls/access.load.test.ts\` makes every call as ten people and compares the
answers with these rules. What each call does is at \`/api\` of every server, and in \`src/words/english-only/api.ts\`.

- **A home** is the one that the call names. A member of another home counts as a stranger here. A call that names no home is about the
  caller's own account or money.
- **Former members** see nothing of the home except the requests for money in which they take part.
- **Anyone else is refused.** 401: they must sign in, or a link is not valid. 403: the call is not for them. 404: the thing does not exist
  for them. Some refusals have a code that says more (\`src/contract/errors.ts\`).
- **An id of another home** finds nothing: no answer depends on it, and nothing changes in the other home.
- **Amounts** are for the requester and the debtors of a request. Other members, the administrator too, read in the history that money was
  requested or paid, but not what for or how much. Only \`homes.getHomeDeletion\` tells the administrator the sum that is open in the home.
- **Proof**: calls with this mark ask for the password, or for a sign-in of the last ten minutes
  ([what takes proof](product/accounts.md#what-takes-proof)).
`;

const WIDTH = 120;

type Entry = { rule: AccessRule; text: string };

/** Joins entries with commas, in lines of at most WIDTH characters if an entry is not longer. */
function list(entries: Entry[]): string {
  const lines = [''];
  for (const [at, { text }] of entries.entries()) {
    const part = at < entries.length - 1 ? `${text},` : text;
    const line = `${lines.at(-1)} ${part}`.trimStart();
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(part);
  }
  return lines.join('\n');
}

const PROOF: Record<string, string> = { true: ' (proof)', undefined: '' };

const callsOf = (calls: object, path: (name: string) => string): Entry[] =>
  Object.entries(calls).map(([name, procedure]) => {
    const { rule, proves } = (procedure as { '~orpc': { meta: CallMeta } })['~orpc'].meta;
    return { rule, text: `\`${path(name)}\`${PROOF[String(proves)] ?? ` (proof if \`${proves}\`)`}` };
  });

/** The addresses that the API document describes, then the others that have a rule. */
function addresses(): Entry[] {
  const described = Object.entries(otherPaths).flatMap(([path, operations]) =>
    (['get', 'put'] as const).flatMap((method) => {
      const route: Route | undefined = operations?.[method] && findRoute(method.toUpperCase(), path);
      return route?.rule ? [{ route, rule: route.rule, text: `\`${path}\`` }] : [];
    }),
  );
  const isDescribed = (route: Route) => described.some((each) => each.route === route);
  const others = (ROUTES as readonly Route[]).flatMap((route) =>
    route.rule && !isDescribed(route) ? [{ rule: route.rule, text: `\`${route.path}\`` }] : [],
  );
  return [...described, ...others];
}

/** Returns the text of docs/access.md. */
export function accessPage(): string {
  const entries = [
    ...addresses(),
    ...Object.entries(contract).flatMap(([group, own]) => callsOf(own, (name) => `${group}.${name}`)),
    ...callsOf(functions, (name) => name),
  ];
  const rules = Object.entries(ACCESS_RULES).map(
    ([rule, { who }]) => `**${who}:**\n\n${list(entries.filter((entry) => entry.rule === rule))}\n`,
  );
  return [INTRODUCTION, ...rules].join('\n');
}
