import * as firebase from '@firebase/app';
import {
  connectFunctionsEmulator,
  getFunctions,
  httpsCallable,
  httpsCallableFromURL,
} from '@firebase/functions';
import type { Person } from '#test/builders/homes.ts';

let count = 0;

/** The part that Firebase's auth package gives to the client: the source of its bearer token. */
const signedInBy = (token: string) => ({
  name: 'auth-internal',
  instanceFactory: () => ({ getToken: async () => ({ accessToken: token }) }),
  type: 'PRIVATE',
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  onInstanceCreated: null,
});
const { _addComponent: addComponent } = firebase as unknown as {
  _addComponent: (app: firebase.FirebaseApp, component: ReturnType<typeof signedInBy>) => void;
};

/** The session's token as a bearer token: the value of the cookie. */
export const bearerOf = (person: Person) => decodeURIComponent(person.jar.get('serumah.session_token') ?? '');

/** A client of an outside program, the callables' official one. It is signed in if it has a token. */
export function callableClient(base: string, token?: string) {
  const app = firebase.initializeApp(
    { projectId: 'some-project', apiKey: 'x', appId: 'x' },
    `client-${++count}`,
  );
  if (token !== undefined) addComponent(app, signedInBy(token));
  const byUrl = getFunctions(app);
  const byRegion = getFunctions(app, 'us-central1');
  const { hostname, port } = new URL(base);
  return {
    call: (name: string, data: unknown) =>
      httpsCallableFromURL(byUrl, `${base}/functions/${name}`)(data).then((answer) => answer.data),
    /** Calls the address that the client builds from project, region and name. */
    callInRegion: (name: string, data: unknown) => {
      connectFunctionsEmulator(byRegion, hostname, Number(port));
      return httpsCallable(byRegion, name)(data).then((answer) => answer.data);
    },
    [Symbol.asyncDispose]: () => firebase.deleteApp(app),
  };
}

/** Returns how a call was refused, as the client reports it: its own code, and our code from the details. */
export async function refusedAs(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    const { code, details } = error as { code: string; details?: { code?: string } };
    return [code, details?.code].filter(Boolean).join(' ');
  }
  return 'not refused';
}
