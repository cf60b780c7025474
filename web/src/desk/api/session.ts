/** Who is at the desk: asked every few seconds, so that somebody who was disabled is out before they do anything. */
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { answer } from '../../api/answer';
import type { Admission, StaffAtWork } from '../../api/schema.gen';
import { keepDevice } from './known-device';
import { desk, queryClient } from './client';
import { abortAllDeskCalls } from './desk-fetch';
import { readDeskToken, useDeskToken, writeDeskToken } from './token';

const askAgainMs = 8000;

export type Staff = StaffAtWork;
export type Permission = Staff['permissions'][number];

export function useDeskSession() {
  const token = useDeskToken();
  return useQuery({
    queryKey: ['session', token],
    queryFn: () => answer(desk.GET('/api/desk/session')),
    enabled: token !== null,
    refetchInterval: askAgainMs,
    staleTime: 0,
  });
}

/** Follows every token that the server hands out. */
export function enter(admission: Admission): void {
  if (admission.device) keepDevice(admission.device);
  writeDeskToken(admission.token);
}

/** Signs out in this tab at once, so that nothing asks with a token that is about to end; the server follows if it can. */
export async function leave(): Promise<void> {
  const headers = { Authorization: `Bearer ${readDeskToken()}` };
  abortAllDeskCalls();
  writeDeskToken(null);
  queryClient.clear();
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
