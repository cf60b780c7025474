/** What the entries of the log name: which of it can be opened, and the names of the staff. */
import { createContext } from 'react';
import type { AuditMember, AuditPage } from '../../api/schema.gen';

export type Things = {
  /** As the log writes them: 'batch 12'. */
  openable: ReadonlySet<string>;
  members: ReadonlyMap<string, AuditMember>;
};

export const ThingsContext = createContext<Things>({ openable: new Set(), members: new Map() });

export const thingsIn = (pages: AuditPage[]): Things => ({
  openable: new Set(pages.flatMap(({ openable }) => openable)),
  members: new Map(pages[0]?.members.map((member) => [`staff ${member.id}`, member])),
});

const pathOf: Record<string, (key: string) => string> = {
  batch: (key) => `/desk/codes/batches/${key}`,
  code: (key) => `/desk/codes/${key}`,
  lesson: (key) => `/desk/lessons/${key}`,
  person: (key) => `/desk/people/${key}`,
  staff: (key) => `/desk/staff#member-${key}`,
};

export function pathOfThing(thing: string, { openable }: Things): string | undefined {
  const [kind = '', key = ''] = thing.split(' ');
  return openable.has(thing) ? pathOf[kind]?.(key) : undefined;
}
