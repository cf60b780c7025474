/** `node shared/browsers/check.js` checks the sources, with `dist` what a build has written. */
import { runnerImport } from 'vite';

const tool = new URL('./check.ts', import.meta.url).pathname;
const { module } = await runnerImport(tool, { configFile: false, logLevel: 'warn' });
process.exitCode = module.main(process.argv.slice(2));
