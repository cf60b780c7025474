/** What is linted, and how, in every workspace; each is linted from its own folder. */
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist', 'web/src/api/schema.gen.ts'] },
  tseslint.configs.recommended,
  { files: ['web/**'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['web/scripts/**', 'web/tests/setup.ts', 'games/tools/**', 'shared/compress.js'],
    rules: { 'no-console': 'off' },
  },
);
