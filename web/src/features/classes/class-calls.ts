/** The teacher's calls: her seats and rooms, asked for again every few seconds, and what she changes. */
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../api/answer';
import { memberKey, queryClient } from '../../api/query-client';
import { client } from '../../api/reader-client';
import type { Classes, ClassRoom, NewRoom, RoomChange } from '../../api/schema.gen';

const pollIntervalMs = 3000;

export const classesQuery = () =>
  queryOptions({
    queryKey: memberKey('classes'),
    queryFn: ({ signal }) => answer(client.GET('/api/classes', { signal })),
    refetchInterval: pollIntervalMs,
    retry: 2,
  });

const path = (room_id: number) => ({ params: { path: { room_id } } });

/** Cancels running requests first, because their answers are older than the change. */
async function updateRooms(change: (rooms: ClassRoom[]) => ClassRoom[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: memberKey('classes') });
  queryClient.setQueryData<Classes>(
    memberKey('classes'),
    (known) => known && { ...known, rooms: change(known.rooms) },
  );
}

const replaceRoom = (room: ClassRoom) => (rooms: ClassRoom[]) =>
  rooms.map((one) => (one.id === room.id ? room : one));

export async function openRoom(body: NewRoom): Promise<ClassRoom> {
  const room = await answer(client.POST('/api/classes', { body }));
  await updateRooms((rooms) => [...rooms, room]);
  return room;
}

export async function changeRoom(id: number, body: RoomChange): Promise<void> {
  const room = await answer(client.PATCH('/api/classes/{room_id}', { ...path(id), body }));
  await updateRooms(replaceRoom(room));
}

export async function newCode(id: number): Promise<void> {
  const room = await answer(client.POST('/api/classes/{room_id}/code', path(id)));
  await updateRooms(replaceRoom(room));
}

export async function endRoom(id: number): Promise<void> {
  await answer(client.DELETE('/api/classes/{room_id}', path(id)));
  await updateRooms((rooms) => rooms.filter((room) => room.id !== id));
}
