/** The parts of the desk as they stand in the navigation; the names are in the shell's texts. */
import type { Permission } from './api/session';
import { deskIcons } from './ui/desk-icons';

export type NavigationName = 'start' | 'codes' | 'people' | 'lessons' | 'staff' | 'audit';

export type NavigationEntry = {
  name: NavigationName;
  path: string;
  /** One of these is enough. */
  permissions: Permission[];
  icon: string;
};

const entries: NavigationEntry[] = [
  { name: 'start', path: '/desk', permissions: ['overview'], icon: deskIcons.start },
  { name: 'codes', path: '/desk/codes', permissions: ['codes'], icon: deskIcons.codes },
  { name: 'people', path: '/desk/people', permissions: ['people'], icon: deskIcons.people },
  { name: 'lessons', path: '/desk/lessons', permissions: ['lessons'], icon: deskIcons.lessons },
  { name: 'staff', path: '/desk/staff', permissions: ['staff'], icon: deskIcons.staff },
  { name: 'audit', path: '/desk/audit', permissions: ['audit'], icon: deskIcons.audit },
];

/** What somebody with these permissions finds in the navigation. */
export const navigationFor = (permissions: readonly Permission[]): NavigationEntry[] =>
  entries.filter((entry) => entry.permissions.some((one) => permissions.includes(one)));
