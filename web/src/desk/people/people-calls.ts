/** The calls of support. What is known about a person is fetched once and after each change: every look is recorded. */
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answer';
import { failureFrom } from '../../api/failure';
import { desk, queryClient } from '../api/client';
import { deskFetch } from '../api/desk-fetch';

const once = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false };

export function useSearch(text: string) {
  return useQuery({
    ...once,
    queryKey: ['people', 'search', text],
    queryFn: () => answer(desk.POST('/api/desk/people/search', { body: { text } })),
    enabled: text !== '',
  });
}

export function usePerson(id: string) {
  return useQuery({
    ...once,
    queryKey: ['people', 'person', id],
    queryFn: () =>
      answer(desk.GET('/api/desk/people/{person_id}', { params: { path: { person_id: id } } })),
    // Somebody may come back an hour later.
    refetchOnMount: 'always',
  });
}

/** After a change: whatever is shown is fetched anew, and searches are forgotten. */
export const refetchPeople = () => queryClient.invalidateQueries({ queryKey: ['people'] });

export const forgetPeople = () => queryClient.removeQueries({ queryKey: ['people'] });

type PlainAction = 'verification-mail' | 'unlock' | 'sign-out';

export async function act(id: string, action: PlainAction): Promise<void> {
  const path = `/api/desk/people/{person_id}/${action}` as const;
  await answer(desk.POST(path, { params: { path: { person_id: id } } }));
}

type CodeOf = { person: string; code: number };

export async function extendAccess(
  { person, code }: CodeOf,
  body: { months: number; endsAt: string; reason: string },
): Promise<void> {
  const path = { person_id: person, code_id: code };
  await answer(
    desk.POST('/api/desk/people/{person_id}/codes/{code_id}/extension', { params: { path }, body }),
  );
}

export async function moveCode(
  { person, code }: CodeOf,
  body: { to: string; reason: string },
): Promise<void> {
  const path = { person_id: person, code_id: code };
  await answer(
    desk.POST('/api/desk/people/{person_id}/codes/{code_id}/move', { params: { path }, body }),
  );
}

export async function freeCode({ person, code }: CodeOf, body: { reason: string }): Promise<void> {
  const path = { person_id: person, code_id: code };
  await answer(
    desk.POST('/api/desk/people/{person_id}/codes/{code_id}/release', { params: { path }, body }),
  );
}

export async function correctAddress(
  id: string,
  body: { email: string; reason: string },
): Promise<void> {
  const path = { person_id: id };
  await answer(desk.POST('/api/desk/people/{person_id}/address', { params: { path }, body }));
}

export async function sendResetMail(id: string, body: { reason: string }): Promise<void> {
  const path = { person_id: id };
  await answer(desk.POST('/api/desk/people/{person_id}/reset-mail', { params: { path }, body }));
}

export async function deletePerson(
  id: string,
  body: { email: string; reason: string },
): Promise<void> {
  const path = { person_id: id };
  await answer(desk.POST('/api/desk/people/{person_id}/deletion', { params: { path }, body }));
}

export async function addNote(id: string, body: { text: string }): Promise<void> {
  const path = { person_id: id };
  await answer(desk.POST('/api/desk/people/{person_id}/notes', { params: { path }, body }));
}

export async function removeNote(id: string, note: number): Promise<void> {
  const path = { person_id: id, note_id: note };
  await answer(desk.DELETE('/api/desk/people/{person_id}/notes/{note_id}', { params: { path } }));
}

/** The file, and the name that the server gives it. */
export async function fetchData(id: string, form: 'json' | 'html'): Promise<File> {
  const url = `${window.location.origin}/api/desk/people/${id}/export?form=${form}`;
  const response = await deskFetch(new Request(url));
  if (!response.ok) throw failureFrom(response.status, await response.json().catch(() => null));
  const named = response.headers.get('Content-Disposition')?.match(/filename="([^"]+)"/);
  return new File([await response.blob()], named?.[1] ?? `data.${form}`);
}
