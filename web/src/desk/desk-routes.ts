/** Which page of the desk is at which address, and which permission it needs. */
import type { ComponentType } from 'react';
import type { Permission } from './api/session';
import { lazyDeskPage } from './lazy-desk-page';
import { matchPath, type Params } from './route-match';

export type DeskRoute = {
  path: string;
  /** One of these is enough. */
  permissions: Permission[];
  Page: ComponentType;
};

const routes: DeskRoute[] = [
  {
    path: '/desk',
    permissions: ['overview'],
    Page: lazyDeskPage(() => import('./start/start-page').then((m) => m.StartPage), 'start'),
  },
  {
    path: '/desk/lessons',
    permissions: ['lessons'],
    Page: lazyDeskPage(
      () => import('./lessons/lessons-page').then((m) => m.LessonsPage),
      'lessons',
    ),
  },
  {
    path: '/desk/lessons/:book/:lesson',
    permissions: ['lessons'],
    Page: lazyDeskPage(() => import('./lessons/lesson-page').then((m) => m.LessonPage), 'lessons'),
  },
  {
    path: '/desk/people',
    permissions: ['people'],
    Page: lazyDeskPage(() => import('./people/people-page').then((m) => m.PeoplePage), 'people'),
  },
  {
    path: '/desk/people/:id',
    permissions: ['people'],
    Page: lazyDeskPage(() => import('./people/person-page').then((m) => m.PersonPage), 'people'),
  },
  {
    path: '/desk/codes',
    permissions: ['codes'],
    Page: lazyDeskPage(() => import('./codes/codes-page').then((m) => m.CodesPage), 'codes'),
  },
  {
    path: '/desk/codes/new',
    permissions: ['codes'],
    Page: lazyDeskPage(() => import('./codes/new-batch-page').then((m) => m.NewBatchPage), 'codes'),
  },
  {
    path: '/desk/codes/import',
    permissions: ['codes'],
    Page: lazyDeskPage(() => import('./codes/import-page').then((m) => m.ImportPage), 'codes'),
  },
  {
    path: '/desk/codes/batches/:id',
    permissions: ['codes'],
    Page: lazyDeskPage(() => import('./codes/batch-page').then((m) => m.BatchPage), 'codes'),
  },
  {
    path: '/desk/codes/:id',
    permissions: ['code'],
    Page: lazyDeskPage(() => import('./codes/code-page').then((m) => m.CodePage), 'codes'),
  },
  {
    path: '/desk/staff',
    permissions: ['staff'],
    Page: lazyDeskPage(() => import('./staff/staff-page').then((m) => m.StaffPage), 'staff'),
  },
  {
    path: '/desk/audit',
    permissions: ['audit'],
    Page: lazyDeskPage(() => import('./audit/audit-page').then((m) => m.AuditPage), 'audit'),
  },
  {
    path: '/desk/account',
    permissions: ['overview'],
    Page: lazyDeskPage(
      () => import('./account/account-page').then((m) => m.AccountPage),
      'account',
      'factors',
    ),
  },
];

export function routeAt(pathname: string): { route: DeskRoute; params: Params } | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}
