/** Matches addresses with parameters: '/desk/codes/batches/:id' and '/desk/codes/batches/12' give { id: '12' }. */
import { createContext, useContext } from 'react';

export type Params = Record<string, string>;

const segments = (path: string) => path.split('/').filter(Boolean);

export function matchPath(pattern: string, pathname: string): Params | null {
  const expected = segments(pattern);
  const actual = segments(pathname);
  if (expected.length !== actual.length) return null;
  const params: Params = {};
  for (const [place, name] of expected.entries()) {
    const text = actual[place] as string;
    if (name.startsWith(':')) {
      try {
        params[name.slice(1)] = decodeURIComponent(text);
      } catch {
        return null;
      }
    } else if (name !== text) return null;
  }
  return params;
}

export const ParamsContext = createContext<Params>({});

/** The parameters of this page's address. */
export const useParams = (): Params => useContext(ParamsContext);
