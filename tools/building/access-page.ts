import { ACCESS_RULES, type AccessRule } from '#contract/access.ts';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { findRoute, ROUTES, type Route } from '#server/platform/calls/routes.ts';
import { otherPaths } from '#server/programs/api/other-routes.ts';
import { callSummaries, functionsTitle, functionSummaries, groupTitles } from '#words/english-only/api.ts';

const INTRODUCTION = `# Who may do what

This page lists who may make each call and request each address. It is generated: \`npm run access\` writes it from the rules in
\`src/contract/\` and \`src/server/platform/calls/routes.ts\`. \`src/server/platform/calls/access.load.test.ts\` makes every call as ten people
and compares the answers with these rules.

- **A home** is the one that the call names. A member of another home counts as a stranger here. A call that names no home is about the
  caller's own account or money.
- **Former members** see nothing of the home except the requests for money in which they take part.
- **Anyone else is refused.** 401 means that they must sign in or that a link is not valid. 403 means that the call is not for them. 404 means
  that the thing does not exist for them. Some refusals have a code that says more (\`src/contract/errors.ts\`).
- **An id of another home** finds nothing: no answer depends on it, and nothing changes in the other home.
- **Amounts** are for the requester and the debtors of a request. Other members, the administrator too, read in the history that money was
  requested or paid, but not what for or how much. Only \`homes.getHomeDeletion\` tells the administrator the sum that is open in the home.
- **Proof**: calls with this mark ask for the password, or for a sign-in of the last ten minutes
  ([what takes proof](product/accounts.md#what-takes-proof)).
`;

type Entry = { name: string; rule: AccessRule; text: string };

/** Lists the entries below each rule, in the order of ACCESS_RULES. */
function section(title: string, entries: Entry[]): string {
  const groups = Object.entries(ACCESS_RULES).map(([rule, { who }]) => {
    const ofRule = entries.filter((entry) => entry.rule === rule);
    const lines = ofRule.map(({ name, text }) => `- \`${name}\`: ${text}`);
    return ofRule.length > 0 ? `**${who}:**\n\n${lines.join('\n')}\n` : '';
  });
  return [`## ${title}\n`, ...groups].filter(Boolean).join('\n');
}

const PROOF: Record<string, string> = { true: ' (proof)', undefined: '' };

const callsOf = (calls: object, path: (name: string) => string, summaries: Record<string, string>): Entry[] =>
  Object.entries(calls).map(([name, procedure]) => {
    const { rule, proves } = (procedure as { '~orpc': { meta: CallMeta } })['~orpc'].meta;
    const proof = PROOF[String(proves)] ?? ` (proof if \`${proves}\`)`;
    return { name: path(name), rule, text: `${summaries[path(name)]}${proof}` };
  });

/** The addresses that the API document describes, then the others that have a rule. */
function addresses(): Entry[] {
  const described = Object.entries(otherPaths).flatMap(([path, operations]) =>
    (['get', 'put'] as const).flatMap((method) => {
      const operation = operations?.[method];
      const route: Route | undefined = operation && findRoute(method.toUpperCase(), path);
      return route?.rule
        ? [{ name: path, route, rule: route.rule, text: operation?.summary ?? route.by }]
        : [];
    }),
  );
  const isDescribed = (route: Route) => described.some((each) => each.route === route);
  const others = (ROUTES as readonly Route[]).flatMap((route) =>
    route.rule && !isDescribed(route) ? [{ name: route.path, rule: route.rule, text: route.by }] : [],
  );
  return [...described, ...others];
}

/** Returns the text of docs/access.md. */
export function accessPage(): string {
  const calls = Object.entries(contract).map(([group, own]) =>
    section(
      groupTitles[group] ?? group,
      callsOf(own, (name) => `${group}.${name}`, callSummaries),
    ),
  );
  return [
    INTRODUCTION,
    section('Files and other addresses', addresses()),
    ...calls,
    section(
      functionsTitle,
      callsOf(functions, (name) => name, functionSummaries),
    ),
  ].join('\n');
}
