/** A link to a page of the application, which opens without reloading everything. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from './location';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

/** New tabs, downloads and the like are left to the browser. */
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
    // As in browsers: a link to the current page adds no history entry.
    navigate(to, { replace: replace || to === pathname + search + hash, state });
  };
  return <a {...rest} href={to} onClick={open} />;
}
