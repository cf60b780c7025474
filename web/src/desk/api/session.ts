/** Who is signed in at the desk: polled every few seconds, so that a disabled member is soon signed out. */
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { answer } from '../../api/answer';
import type { Admission, StaffAtWork } from '../../api/schema.gen';
import { keepDevice } from './known-device';
import { desk, queryClient } from './client';
import { abortAllDeskCalls } from './desk-fetch';
import {
  forgetDeskToken,
  onDeskSignOut,
  readDeskToken,
  useDeskToken,
  writeDeskToken,
} from './desk-token';

const pollIntervalMs = 8000;

export type Staff = StaffAtWork;
export type Permission = Staff['permissions'][number];

let lastMember = '';

async function fetchSession(): Promise<Staff> {
  const staff = await answer(desk.GET('/api/desk/session'));
  // A page is preserved behind the sign-in for the member who used it; nobody else may see its content.
  if (lastMember !== staff.email)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  lastMember = staff.email;
  return staff;
}

export function useDeskSession() {
  const token = useDeskToken();
  return useQuery({
    queryKey: ['session', token],
    queryFn: fetchSession,
    enabled: token !== null,
    refetchInterval: pollIntervalMs,
    staleTime: 0,
  });
}

/** Tells the server that the session is in use: a click leads here. */
export const staySignedIn = () => queryClient.refetchQueries({ queryKey: ['session'] });

/** Stores the token of every successful sign-in. */
export function startDeskSession(admission: Admission): void {
  if (admission.device) keepDevice(admission.device);
  writeDeskToken(admission.token);
}

onDeskSignOut(() => {
  abortAllDeskCalls();
  queryClient.clear();
});

/** Signs out in all tabs at once, so that nothing is sent with a token that is about to end; then tells the server. */
export async function signOutOfDesk(): Promise<void> {
  const headers = { Authorization: `Bearer ${readDeskToken()}` };
  forgetDeskToken();
  await answer(desk.POST('/api/desk/sign-out', { headers, keepalive: true })).catch(() => null);
}

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in member; for pages, which nobody else sees. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Nobody is at the desk.');
  return staff;
}

export const useHasPermission = (permission: Permission): boolean =>
  useStaff().permissions.includes(permission);
