import type { OpenAPI } from '@orpc/contract';
import { html, type Html } from '#server/programs/api/html.ts';
import { shapeText, type Schema } from '#server/programs/api/shape-text.ts';
import {
  answeredWith,
  apiText,
  apiTitle,
  askedWith,
  callsErrors,
  callsText,
  callsTitle,
  exampleSubject,
  exampleText,
  functionsErrors,
  functionsText,
  functionsTitle,
  groupTitles,
  nothing,
  onThisPage,
  openApp,
  openDocument,
  otherTitle,
  refusedWith,
  sendTheToken,
  shapesTitle,
  signInFirst,
  signingInTitle,
  tokenAndPages,
  tokenLasts,
} from '#words/english-only/api.ts';

type Call = { path: string; method: string; operation: OpenAPI.OperationObject };
type Body = { description?: string; content?: Record<string, { schema?: Schema }> };

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const callsOf = (document: OpenAPI.Document): Call[] =>
  // The functions' other addresses are told once, in the text.
  Object.entries(document.paths ?? {})
    .filter(([path]) => !path.startsWith('/{'))
    .flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation: operation as OpenAPI.OperationObject,
      })),
    );

function bodyText(body: Body | undefined): Html {
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? [];
  if (type === undefined) return html`<p>${nothing}</p>`;
  if (!media?.schema) return html`<p>${body?.description} <code>${type}</code></p>`;
  return html`<pre>${shapeText(media.schema)}</pre>`;
}

/** What stands in the address, as a shape; else the body. */
function asked({ parameters, requestBody }: OpenAPI.OperationObject): Html {
  const named = (parameters ?? []) as { name: string; schema: Schema }[];
  if (named.length === 0) return bodyText(requestBody as Body | undefined);
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
  return html`<pre>${shapeText({ type: 'object', properties, required: Object.keys(properties) })}</pre>`;
}

function refusals(operation: OpenAPI.OperationObject): Html {
  const lines = Object.entries(operation.responses ?? {})
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) =>
      (response as Body).description?.split('\n').map((line) => html`<li><b>${status}</b> ${line}</li>`),
    );
  return html`<ul class="refusals">
    ${lines}
  </ul>`;
}

/** An address may be broken after each of its slashes. */
const broken = (path: string): Html =>
  html`${path.split(/(?<=.\/)/).map((part, at) => (at === 0 ? part : html`<wbr />${part}`))}`;

function callPart({ path, method, operation }: Call): Html {
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => Number(status) < 400)?.[1];
  return html`<details class="card" id="${operation.operationId}">
    <summary>
      <span class="what">${operation.summary ?? operation.operationId}</span>
      <code><b>${method}</b> ${broken(path)}</code>
    </summary>
    ${operation.description === undefined ? '' : html`<p>${operation.description}</p>`}
    <p class="label">${askedWith}</p>
    ${asked(operation)}
    <p class="label">${answeredWith}</p>
    ${bodyText(answer as Body | undefined)}
    <p class="label">${refusedWith}</p>
    ${refusals(operation)}
  </details>`;
}

const section = (title: string, content: Html) =>
  html`<section aria-labelledby="${idOf(title)}">
    <h2 id="${idOf(title)}">${title}</h2>
    ${content}
  </section>`;

const code = (...lines: string[]) => html`<pre>${lines.join('\n')}</pre>`;

const signingIn = (base: string) => html`
  <p>${signInFirst}</p>
  ${code(
    `curl -i ${base}/api/rpc/users/signIn \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '{"json":{"email":"aisyah@example.com","password":"…"}}'`,
  )}
  <p>${sendTheToken}</p>
  ${code(
    `curl ${base}/functions/sendEmail \\`,
    `  -H 'content-type: application/json' -H 'authorization: Bearer …' \\`,
    `  -d '{"data":{"to":"ben@example.com","subject":"${exampleSubject}","html":"<p>${exampleText}</p>"}}'`,
  )}
  <p>${tokenLasts}</p>
  <p>${tokenAndPages}</p>
`;

const clientSample = (base: string) =>
  code(
    `import { getFunctions, httpsCallableFromURL } from 'firebase/functions';`,
    '',
    `const url = '${base}/functions/checkPaymentStatus';`,
    `const check = httpsCallableFromURL(getFunctions(app), url);`,
    `const { data } = await check({ paymentId, userId, token });`,
  );

function shapesPart(document: OpenAPI.Document): Html {
  const parts = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      html`<div class="card shape">
        <h3 id="shape-${name}">${name}</h3>
        <pre>${shapeText(schema as Schema)}</pre>
      </div>`,
  );
  return html`${parts}`;
}

/**
 * The document as a page to read, without scripts of its own.
 * @param base where this server is reached, for the examples
 */
export function makePage(document: OpenAPI.Document, base: string): string {
  const all = callsOf(document);
  const tagged = (tag: string) => all.filter(({ operation }) => operation.tags?.includes(tag));
  const parts = (tag: string) => tagged(tag).map(callPart);
  const groups = Object.values(groupTitles)
    .filter((title) => tagged(title).length > 0)
    .map(
      (title) =>
        html`<h3 id="${idOf(title)}">${title}</h3>
          ${parts(title)}`,
    );
  const contents = [signingInTitle, functionsTitle, callsTitle, otherTitle, shapesTitle];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${apiTitle}</title>
        <script src="/theme.js"></script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/page.css" />
      </head>
      <body>
        <header>
          <h1>${apiTitle}</h1>
          <p>${apiText}</p>
          <p class="links"><a href="/api/openapi.json">${openDocument}</a> <a href="/">${openApp}</a></p>
          <nav aria-label="${onThisPage}">
            <ul>
              ${contents.map((title) => html`<li><a href="#${idOf(title)}">${title}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>
          ${section(signingInTitle, signingIn(base))}
          ${section(
            functionsTitle,
            html`<p>${functionsText}</p>
              ${clientSample(base)}
              <p>${functionsErrors}</p>
              ${parts(functionsTitle)}`,
          )}
          ${section(
            callsTitle,
            html`<p>${callsText}</p>
              <p>${callsErrors}</p>
              ${groups}`,
          )}
          ${section(otherTitle, html`${parts(otherTitle)}`)} ${section(shapesTitle, shapesPart(document))}
        </main>
      </body>
    </html>`.html;
}
