/** A grey picture, one byte a pixel. */
type Pixels = { data: Uint8Array; width: number; height: number };

/** A pixel is an upper edge if the one above is lighter by at least this. */
const SKEW_EDGE = 28;
const SKEW_EDGES_MIN = 200;
const SIDE_SKIPPED = 3;
/** In degrees. */
const MOST = 6;
const STEP = 0.5;
/** Another slope must be better than level by this factor. */
const LEVEL_BONUS = 1.04;
const MARGIN = 100;

/**
 * Returns by how many degrees a small picture of a page must be turned to make its lines level. At the right slope, the upper edges of
 * letters fall into few rows.
 * @param squeezed how much more its height was reduced than its width
 */
export function skewOf(pixels: Pixels, squeezed: number): number {
  const edges = edgesOf(pixels);
  if (edges.length < SKEW_EDGES_MIN) return 0;
  const scoreAt = (degrees: number) =>
    sharpnessOf(edges, pixels, Math.tan((degrees * Math.PI) / 180) * squeezed);
  let best = { degrees: 0, score: scoreAt(0) * LEVEL_BONUS };
  const consider = (degrees: number) => {
    const score = scoreAt(degrees);
    if (score > best.score) best = { degrees, score };
  };
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP) consider(degrees);
  const coarse = best.degrees;
  if (coarse !== 0) for (const finer of [-STEP / 2, STEP / 2]) consider(coarse + finer);
  return best.degrees;
}

type Edge = { x: number; y: number };

function edgesOf({ data, width, height }: Pixels): Edge[] {
  const edges: Edge[] = [];
  for (let y = 1; y < height; y++)
    for (let x = SIDE_SKIPPED; x < width - SIDE_SKIPPED; x++) {
      const index = y * width + x;
      if ((data[index - width] ?? 0) - (data[index] ?? 0) > SKEW_EDGE) edges.push({ x, y });
    }
  return edges;
}

function sharpnessOf(edges: readonly Edge[], { width, height }: Pixels, slope: number): number {
  const rows = new Float32Array(height + 2 * MARGIN);
  for (const { x, y } of edges) {
    const row = Math.floor(y + slope * (x - width / 2) + MARGIN);
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
