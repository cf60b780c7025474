/** A link to a page of the application, which opens without loading everything anew. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from './location';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

/** A new tab, a download and the like stay the browser's business. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !modified && (!target || target === '_self');
}

export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As browsers do it: a link to the page that is shown adds no step to go back over.
    navigate(to, { replace: replace || to === pathname + search + hash, state });
  };
  return <a {...rest} href={to} onClick={open} />;
}
