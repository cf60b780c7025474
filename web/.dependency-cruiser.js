/**
 * The import directions of the web part: app → features (never each other) → lesson-host → ui, api, i18n, router,
 * device. The desk may import what features may.
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.gen\\.ts$'] },
      to: {},
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-do-not-import-app',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'ground-imports-no-feature-and-no-app',
      severity: 'error',
      from: { path: '^src/(ui|api|i18n|router|device)/' },
      to: { path: '^src/(features|app|lesson-host)/' },
    },
    {
      name: 'lesson-host-imports-no-feature-and-no-app',
      severity: 'error',
      from: { path: '^src/lesson-host/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'nothing-of-the-desk-in-a-readers-page',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/desk/' },
      to: { path: '^src/desk/' },
    },
    {
      name: 'the-desk-imports-no-page-of-a-reader',
      severity: 'error',
      from: { path: '^src/desk/' },
      to: { path: '^src/(app|features|offline)/' },
    },
    {
      name: 'parts-of-the-desk-never-import-each-other',
      severity: 'error',
      from: { path: '^src/desk/(codes|people|lessons|staff|audit|start|account)/' },
      to: {
        path: '^src/desk/(codes|people|lessons|staff|audit|start|account|shell)/',
        pathNot: '^src/desk/$1/',
      },
    },
    {
      name: 'ground-of-the-desk-imports-no-part',
      severity: 'error',
      from: { path: '^src/desk/(ui|api|i18n)/' },
      to: { path: '^src/desk/(codes|people|lessons|staff|audit|start|account|shell)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^tests/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.tsx', '.ts', '.js', '.css', '.json'] },
  },
};
