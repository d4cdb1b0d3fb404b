import { loadConfigFromFile, runnerImport } from 'vite';

/** Imports a TypeScript module of the project, with its import aliases. */
export async function load(file) {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  const options = { configFile: false, logLevel: 'error', resolve: config.resolve, define: config.define };
  return (await runnerImport(file, options)).module;
}
