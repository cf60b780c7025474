/** What was searched for last, for the way back from a person's page. In memory only: it may be somebody's address. */
let text = '';

export const lastSearch = (): string => text;

export function rememberSearch(searched: string): void {
  text = searched;
}
