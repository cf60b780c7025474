/** What we store in this browser, on the device or for one tab; if storage is blocked, it lasts as long as the page. */
import { isPlain } from 'kaktus-shared/plain-object';

/** For all tabs until it is removed, or for one tab until that is closed. */
type Where = keyof typeof storages;

/** What could not be stored, by its key; it then takes precedence over what the storage may still contain. */
const unstored = new Map<string, string | null>();

/** `lesson-storage.ts` replaces `device`, to make room on a full device; the landing page does without it. */
export const storages = {
  tab: (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => sessionStorage,
  device: (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => localStorage,
};

type StoredText = {
  read: () => string | null;
  /** null removes it. Returns whether the change outlives the page. */
  write: (text: string | null) => boolean;
};

export function storedText(where: Where, key: string): StoredText {
  return {
    read() {
      try {
        return unstored.has(key) ? unstored.get(key)! : storages[where]().getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) storages[where]().removeItem(key);
        else storages[where]().setItem(key, text);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, text);
        return false;
      }
    },
  };
}

type StoredValue<Value> = {
  read: () => Value | null;
  write: (value: Value) => void;
  forget: () => void;
};

/** Anybody can write to a browser's storage: damaged or unexpected content counts as missing. */
export function storedValue<Value>(
  where: Where,
  key: string,
  isValue: (value: unknown) => value is Value,
): StoredValue<Value> {
  const text = storedText(where, key);
  return {
    read() {
      try {
        const value: unknown = JSON.parse(text.read() ?? 'null');
        return isValue(value) ? value : null;
      } catch {
        return null;
      }
    },
    write: (value) => void text.write(JSON.stringify(value)),
    forget: () => void text.write(null),
  };
}

/** Checks for an object that has these fields, perhaps among others. */
export function hasFields<Fields extends Record<string, 'string' | 'number'>>(fields: Fields) {
  type Shape = { [Name in keyof Fields]: Fields[Name] extends 'string' ? string : number };
  return (value: unknown): value is Shape =>
    isPlain(value) && Object.entries(fields).every(([name, type]) => typeof value[name] === type);
}
