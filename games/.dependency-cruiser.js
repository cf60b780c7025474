/** Import directions of lessons: player → activities (never each other) → kit; only the build reads data files. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '\\.tsx?$', pathNot: ['\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'kit-knows-no-activity-and-no-player',
      severity: 'error',
      from: { path: '^kit/' },
      to: { path: '^(activities|player|tools)/' },
    },
    {
      name: 'activities-never-import-each-other',
      severity: 'error',
      from: { path: '^activities/([^/]+)/' },
      to: { path: '^activities/', pathNot: '^activities/$1/' },
    },
    {
      name: 'activities-know-no-player',
      severity: 'error',
      from: { path: '^activities/' },
      to: { path: '^(player|tools)/' },
    },
    {
      name: 'player-names-no-activity',
      comment: 'A lesson names its activities; the player loads them by that name.',
      severity: 'error',
      from: { path: '^player/' },
      to: { path: '^(activities|tools)/' },
    },
    {
      name: 'no-lesson-is-imported',
      severity: 'error',
      from: { path: '^(kit|activities|player)/' },
      to: { path: '^(lessons|vocabulary)/' },
    },
    {
      name: 'drawings-and-music-are-made-before-the-build',
      comment: 'They are large as code and small as files.',
      severity: 'error',
      from: { path: '^(kit|activities|player)/' },
      to: { path: '^(drawing|music)/' },
    },
    {
      name: 'drawings-and-music-stand-alone',
      severity: 'error',
      from: { path: '^(drawing|music)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(kit|activities|player|tools|lessons|vocabulary)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^testing/' },
      to: { path: '\\.test\\.tsx?$|^testing/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.tsx', '.ts', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
