const isBrief = process.env['BENCH_BRIEFLY'] === 'true';

/**
 * Returns how much a measurement does: `usual`, or `brief` if BENCH_BRIEFLY is 'true'. Then each takes some two seconds, which shows that it
 * still runs (test/long/benches.test.ts). Its figures mean nothing.
 */
export const effort = (usual: number, brief: number): number => (isBrief ? brief : usual);
