import { bad, ok, type Finding } from '#server/host/doctor/finding.ts';
import { readBuiltApp } from '#server/platform/http/built-app.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { builtApp, names } from '#words/english-only/doctor.ts';

/** Whether the web app is there whole; a server does not start without it. */
export function checkBuild(dist?: string): Finding {
  try {
    return ok(names.built, builtApp(readBuiltApp(dist).version));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return bad(names.built, { line: error.message });
  }
}
