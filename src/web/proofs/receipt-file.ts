/**
 * The content as base64 without a prefix (docs/product/callables.md 'What it takes'); undefined where it cannot be read, or nothing is in
 * it.
 */
export const base64Of = (file: File) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] || undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
