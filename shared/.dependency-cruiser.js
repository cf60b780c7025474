/** What pages and lessons share imports from neither and adds no package to them; what builds them (browsers/) may. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'knows-nobody',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$|^[.\\w-]+\\.js$|^third-party\\.ts$|^browsers/' },
      to: { pathNot: '^[^./]', path: '.' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
