/** The short form of a code, which tells codes apart but cannot be used. */
import { groupedCode } from '../../../ui/code/code-typing';

export const startOfCode = (code: string) => code.slice(0, 4);

/** What stands for the characters that are not shown. */
export const hiddenPart = (code: string) => groupedCode(code).slice(4).replace(/[^-]/g, '•');
