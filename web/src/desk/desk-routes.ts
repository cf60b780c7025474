/** Which page of the desk is at which address, and which permission it needs. */
import type { ComponentType } from 'react';
import type { Permission } from './api/session';
import type { Catalogue } from './i18n/desk-catalogues';
import { lazyDeskPage } from './lazy-desk-page';
import { matchPath } from './route-match';

function route(
  path: string,
  permission: Permission,
  catalogues: Catalogue[],
  importPage: () => Promise<ComponentType>,
) {
  return { path, permission, Page: lazyDeskPage(importPage, ...catalogues) };
}

const routes = [
  route('/desk', 'overview', ['start'], () =>
    import('./start/start-page').then((m) => m.StartPage),
  ),
  route('/desk/lessons', 'lessons', ['lessons'], () =>
    import('./lessons/lessons-page').then((m) => m.LessonsPage),
  ),
  route('/desk/lessons/:book/:lesson', 'lessons', ['lessons'], () =>
    import('./lessons/lesson-page').then((m) => m.LessonPage),
  ),
  route('/desk/people', 'people', ['people'], () =>
    import('./people/people-page').then((m) => m.PeoplePage),
  ),
  route('/desk/people/:id', 'people', ['people'], () =>
    import('./people/person-page').then((m) => m.PersonPage),
  ),
  route('/desk/codes', 'codes', ['codes'], () =>
    import('./codes/codes-page').then((m) => m.CodesPage),
  ),
  route('/desk/codes/new', 'codes', ['codes'], () =>
    import('./codes/new-batch-page').then((m) => m.NewBatchPage),
  ),
  route('/desk/codes/import', 'codes', ['codes'], () =>
    import('./codes/import-page').then((m) => m.ImportPage),
  ),
  route('/desk/codes/several', 'codes', ['codes'], () =>
    import('./codes/choice-page').then((m) => m.ChoicePage),
  ),
  route('/desk/codes/batches/:id', 'codes', ['codes'], () =>
    import('./codes/batch-page').then((m) => m.BatchPage),
  ),
  route('/desk/codes/:id', 'code', ['codes'], () =>
    import('./codes/code-page').then((m) => m.CodePage),
  ),
  route('/desk/staff', 'staff', ['staff'], () =>
    import('./staff/staff-page').then((m) => m.StaffPage),
  ),
  route('/desk/audit', 'audit', ['audit'], () =>
    import('./audit/audit-page').then((m) => m.AuditPage),
  ),
  route('/desk/account', 'overview', ['account', 'factors'], () =>
    import('./account/account-page').then((m) => m.AccountPage),
  ),
];

export function routeAt(pathname: string) {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}
