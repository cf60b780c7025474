/** What every part of a room's page is told. */
import type { ClassBook, ClassRoom, RoomChange } from '../../api/schema.gen';

export type RoomProps = {
  room: ClassRoom;
  books: ClassBook[];
  busy: boolean;
  onChange: (change: RoomChange) => void;
};
