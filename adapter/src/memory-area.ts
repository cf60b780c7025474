/** A storage in memory that behaves like the browser's own, also as an object with properties. */
import { hasOwn } from 'kaktus-shared/plain-object';

type Area = {
  texts: Record<string, string>;
  onChange: () => void;
  hasRoomFor: (more: number) => boolean;
};

export function createMemoryArea({ texts, onChange, hasRoomFor }: Area): Storage {
  const map = new Map(Object.entries(texts));

  const change = (work: () => void) => {
    work();
    for (const name of Object.keys(texts)) delete texts[name];
    for (const [name, value] of map) texts[name] = value;
    onChange();
  };
  const methods = {
    getItem: (name: unknown) => map.get(String(name)) ?? null,
    setItem(name: unknown, value: unknown) {
      const [key, text] = [String(name), String(value)];
      if (map.get(key) === text) return;
      const before = map.has(key) ? key.length + map.get(key)!.length : 0;
      if (!hasRoomFor(key.length + text.length - before))
        throw new DOMException('The storage of this lesson is full.', 'QuotaExceededError');
      change(() => map.set(key, text));
    },
    removeItem: (name: unknown) => {
      if (map.has(String(name))) change(() => map.delete(String(name)));
    },
    clear: () => change(() => map.clear()),
    key: (index: number) => [...map.keys()][index] ?? null,
  };
  const isMethod = (name: string | symbol): name is keyof typeof methods => hasOwn(methods, name);
  const isOwn = (name: string | symbol) => name === 'length' || isMethod(name);

  return new Proxy({} as Storage, {
    get(_, name) {
      if (name === 'length') return map.size;
      if (isMethod(name)) return methods[name];
      return typeof name === 'string' ? map.get(name) : undefined;
    },
    set(_, name, value) {
      if (typeof name === 'string' && !isOwn(name)) methods.setItem(name, value);
      return true;
    },
    deleteProperty(_, name) {
      if (typeof name === 'string') methods.removeItem(name);
      return true;
    },
    has: (_, name) => isOwn(name) || (typeof name === 'string' && map.has(name)),
    ownKeys: () => [...map.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && map.has(name)
        ? { value: map.get(name), writable: true, enumerable: true, configurable: true }
        : undefined,
  });
}
