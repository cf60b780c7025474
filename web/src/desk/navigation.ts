/** The parts of the desk as they stand in the navigation; the names are in the shell's texts. */
import type { Permission } from './api/session';
import { deskIcons } from './ui/desk-icons';

type NavigationEntry = {
  name: 'start' | 'codes' | 'people' | 'lessons' | 'staff' | 'audit';
  path: string;
  permission: Permission;
  icon: string;
};

const entries: NavigationEntry[] = [
  { name: 'start', path: '/desk', permission: 'overview', icon: deskIcons.start },
  { name: 'codes', path: '/desk/codes', permission: 'codes', icon: deskIcons.codes },
  { name: 'people', path: '/desk/people', permission: 'people', icon: deskIcons.people },
  { name: 'lessons', path: '/desk/lessons', permission: 'lessons', icon: deskIcons.lessons },
  { name: 'staff', path: '/desk/staff', permission: 'staff', icon: deskIcons.staff },
  { name: 'audit', path: '/desk/audit', permission: 'audit', icon: deskIcons.audit },
];

/** What somebody with these permissions finds in the navigation. */
export const navigationFor = (permissions: readonly Permission[]): NavigationEntry[] =>
  entries.filter(({ permission }) => permissions.includes(permission));
