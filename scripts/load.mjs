import { createServer, loadConfigFromFile, runnerImport } from 'vite';

const options = async () => {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  return { configFile: false, logLevel: 'error', resolve: config.resolve, define: config.define };
};

/** Imports a TypeScript module of the project, with its import aliases. It can't import others later. */
export const load = async (file) => (await runnerImport(file, await options())).module;

/** Returns a function like {@link load}, for modules with dynamic imports. They work until `close`. */
export async function openLoader() {
  const server = { middlewareMode: true, hmr: false, ws: false, watch: null };
  const vite = await createServer({ ...(await options()), appType: 'custom', server });
  return { load: (file) => vite.ssrLoadModule(file), close: () => vite.close() };
}
