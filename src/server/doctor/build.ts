import { bad, ok, type Finding } from '#server/doctor/finding.ts';
import { readBuiltApp } from '#server/http/built-app.ts';
import { OperatorError } from '#server/operator-error.ts';
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
