/** Who is at the desk: asked every few seconds, so that somebody who was disabled is out before they do anything. */
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { answer } from '../../api/answer';
import type { Admission, StaffAtWork } from '../../api/schema.gen';
import { keepDevice } from './known-device';
import { desk, queryClient } from './client';
import { abortAllDeskCalls } from './desk-fetch';
import {
  forgetDeskToken,
  onDeparture,
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
  // Pages wait behind the sign-in for whoever was there; nobody else gets to see what they contain.
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

/** The click that leads here is a use of the session; the server hears of it with this call. */
export const staySignedIn = () => queryClient.refetchQueries({ queryKey: ['session'] });

/** Follows every token that the server hands out. */
export function enter(admission: Admission): void {
  if (admission.device) keepDevice(admission.device);
  writeDeskToken(admission.token);
}

onDeparture(() => {
  abortAllDeskCalls();
  queryClient.clear();
});

/** Signs out in all tabs at once, so that nothing asks with a token that is about to end; the server follows if it can. */
export async function leave(): Promise<void> {
  const headers = { Authorization: `Bearer ${readDeskToken()}` };
  forgetDeskToken();
  await answer(desk.POST('/api/desk/sign-out', { headers, keepalive: true })).catch(() => null);
}

export const StaffContext = createContext<Staff | null>(null);

/** The member who is in; for pages, which are shown to nobody else. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Nobody is at the desk.');
  return staff;
}

export const useMay = (permission: Permission): boolean =>
  useStaff().permissions.includes(permission);
