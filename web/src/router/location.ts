/** Where the visitor is, and how to go elsewhere: the application's view of the browser's history. */
import { createContext, useContext, useMemo } from 'react';

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** What the previous page passed on with the navigation; it survives a reload. */
  state: unknown;
  /** Identifies the entry of the browser's history, to tell going back to it from opening it anew. */
  key: string;
};

/** How the visitor came here: by a link, by a redirect, or by Back, Forward, a reload or the address bar. */
export type NavigationType = 'pushed' | 'replaced' | 'returned';

export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

export type Place = { location: Location; navigationType: NavigationType; navigate: Navigate };

export const PlaceContext = createContext<Place | null>(null);

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no Router around this component.');
  return place;
}

export const useLocation = (): Location => usePlace().location;

export const useNavigationType = (): NavigationType => usePlace().navigationType;

export const useNavigate = (): Navigate => usePlace().navigate;

/** The query parameters of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
