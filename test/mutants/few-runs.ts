import * as fc from '../../node_modules/fast-check/lib/fast-check.js';

/** A broken rule shows in few runs. A hundred runs for each of hundreds of mutants would take hours. */
const RUNS_MAX = 15;

export default {
  ...fc,
  assert: <Values>(
    property: Parameters<typeof fc.assert<Values>>[0],
    { numRuns = RUNS_MAX, ...others } = {},
  ) => fc.assert<Values>(property, { ...others, numRuns: Math.min(numRuns, RUNS_MAX) }),
};
