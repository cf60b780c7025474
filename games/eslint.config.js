import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist'] },
  tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
);
