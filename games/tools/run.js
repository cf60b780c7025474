/** Runs a tool that is written in TypeScript: `node tools/run.js <room>/<tool> [arguments]`. */
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
const tool = new URL(`./${name}.ts`, import.meta.url).pathname;
try {
  const { module } = await runnerImport(tool, { configFile: false, logLevel: 'warn' });
  process.exitCode = await module.main(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
