/** What the builds of the reader's pages and of the desk have in common. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { createLogger, type Logger } from 'vite';

export function strictLogger(): Logger {
  const logger = createLogger();
  logger.warn = (message) => {
    throw new Error(`A warning counts as an error: ${message}`);
  };
  return logger;
}

/** As short as can be: the names of a file's classes differ from those of others by a mark of that file. */
export function className(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${mark.slice(0, 4)}`;
}
