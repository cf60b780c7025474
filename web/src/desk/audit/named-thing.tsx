/** A thing that an entry of the log names, as a link to its page where there is one. */
import { useContext, type ReactNode } from 'react';
import { Link } from '../../router/link';
import { pathOfThing, ThingsContext } from './audit-things';

type NamedThingProps = {
  /** As the log writes it: 'batch 12'. */
  thing: string;
  children: ReactNode;
};

export function NamedThing({ thing, children }: NamedThingProps) {
  const path = pathOfThing(thing, useContext(ThingsContext));
  return path ? <Link to={path}>{children}</Link> : children;
}
