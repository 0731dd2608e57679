import path from 'node:path';
import { createRequire } from 'node:module';
import { createWorker, OEM, type PSM, type Block } from 'tesseract.js';
import type { SeenWord } from '#receipts/rows/rows.ts';

/** How a picture is read; 'uneven' uses a threshold for each region. */
export type Way = 'page' | 'unevenPage' | 'scattered' | 'line' | 'unevenLine';

/** Tesseract's page segmentation and thresholding. */
const WAYS: Record<Way, { tessedit_pageseg_mode: string; thresholding_method: string }> = {
  page: { tessedit_pageseg_mode: '3', thresholding_method: '0' },
  unevenPage: { tessedit_pageseg_mode: '3', thresholding_method: '2' },
  scattered: { tessedit_pageseg_mode: '11', thresholding_method: '0' },
  line: { tessedit_pageseg_mode: '7', thresholding_method: '0' },
  unevenLine: { tessedit_pageseg_mode: '7', thresholding_method: '2' },
};

const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
const TESSERACT_OPTIONS = {
  // Without this path Tesseract would download its data and store it here.
  langPath: path.join(path.dirname(data), '4.0.0_best_int'),
  cacheMethod: 'none',
  gzip: true,
};

async function start() {
  // Without a handler the worker throws where it cannot be caught, and its failure to start goes unnoticed.
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  const errorHandler = (error: unknown) => failure.reject(new Error(`tesseract: ${String(error)}`));
  const started = createWorker('eng', OEM.LSTM_ONLY, { ...TESSERACT_OPTIONS, errorHandler });
  const worker = await Promise.race([started, failure.promise]);
  await worker.setParameters({ user_defined_dpi: '150', debug_file: '/dev/null' });
  return worker;
}

export const recogniser = start();

/** Reads the words in a picture that we encoded (pngOf, halfOf, cutOf). English data reads Malay as well as Malay data does. */
export async function recognise(png: Buffer, way: Way): Promise<SeenWord[]> {
  const worker = await recogniser;
  const { tessedit_pageseg_mode, thresholding_method } = WAYS[way];
  const parameters = { tessedit_pageseg_mode: tessedit_pageseg_mode as PSM, thresholding_method };
  await worker.setParameters(parameters);
  const { data: read } = await worker.recognize(png, {}, { blocks: true, text: false });
  return (read.blocks ?? []).flatMap(wordsOf).filter(({ text }) => text.trim() !== '');
}

const wordsOf = ({ paragraphs }: Block): SeenWord[] =>
  paragraphs
    .flatMap(({ lines }) => lines.flatMap(({ words }) => words))
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      confidence: Math.round(confidence),
      box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
    }));
