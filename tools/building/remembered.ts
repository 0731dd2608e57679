import type { Plugin, PluginOption } from 'vite';

/** What plugins made of files, by the plugin, the file and its text. */
export type Memory = Map<string, unknown>;

const isPlugin = (found: unknown): found is Plugin => typeof found === 'object' && found !== null;

/** All plugins of an option, which may be lists in lists and still to come. */
async function flat(option: PluginOption): Promise<Plugin[]> {
  const known = await option;
  if (Array.isArray(known)) return (await Promise.all(known.map(flat))).flat();
  return isPlugin(known) ? [known] : [];
}

/**
 * The plugins, which change no file a second time: the app is built once for each language, and most of its files are the same in all of
 * them. For plugins that make of a file and its text always the same.
 */
export async function remembered(plugins: PluginOption, memory: Memory): Promise<Plugin[]> {
  const all = await flat(plugins);
  for (const { name, transform } of all) {
    if (typeof transform !== 'object') continue;
    const { handler } = transform;
    transform.handler = async function remember(code, id, options) {
      const key = [name, id, code].join('\0');
      if (!memory.has(key)) memory.set(key, await handler.call(this, code, id, options));
      return memory.get(key) as ReturnType<typeof handler>;
    };
  }
  return all;
}
