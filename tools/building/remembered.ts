import type { Plugin, PluginOption } from 'vite';

/** The output of plugins, by plugin, file and source text. */
export type Memory = Map<string, unknown>;

const isPlugin = (found: unknown): found is Plugin => typeof found === 'object' && found !== null;

/** Returns all plugins of an option, which can be nested lists and promises. */
async function flat(option: PluginOption): Promise<Plugin[]> {
  const known = await option;
  if (Array.isArray(known)) return (await Promise.all(known.map(flat))).flat();
  return isPlugin(known) ? [known] : [];
}

/**
 * Wraps plugins so that they transform each file once: the app is built once per language, and most of its files are the same. Only for plugins
 * whose output depends on the file and its text alone.
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
