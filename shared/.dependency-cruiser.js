/** What page and lesson share knows neither of them, and brings no package into either. */
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
