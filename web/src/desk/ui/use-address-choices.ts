/** Stores the choices of a page in its address, so that they survive a reload and a return to the page. */
import { useLocation, useNavigate } from '../../router/location';

type Choices = Record<string, string>;

/** What equals its default is left out of the address. */
export function useAddressChoices<Chosen extends Choices>(
  defaults: Chosen,
): [Chosen, (part: Partial<Chosen>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const chosen = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as Chosen;
  const choose = (part: Partial<Chosen>) => {
    // From the window, because the address may have changed since the last render.
    const query = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined || value === defaults[name]) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true });
  };
  return [chosen, choose];
}
