/** What the page and the lessons share imports from neither, and adds no package to either. */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'knows-nobody',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$|^[.\\w-]+\\.js$|^third-party\\.ts$' },
      to: { pathNot: '^[^./]', path: '.' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
