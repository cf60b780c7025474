/**
 * The children of each account: stored in this browser under the account's id (version 2), and never sent anywhere.
 * Follows changes in other windows, and takes over what the former release or a visitor has stored.
 */
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { isPlain } from 'kaktus-shared/plain-object';
import { storedText } from '../stored';
import '../lesson-storage';
import { newChild, readChild, tidyName, type Child } from './child';
import { withFormerProgress } from './former-progress';

export const maxChildren = 6;
const version = 2;

export type Family = { chosen: number; children: [Child, ...Child[]] };

function readFamilyFrom(value: unknown): Family {
  const listed = isPlain(value) && Array.isArray(value.children) ? value.children : [];
  const read = listed.map(readChild).filter((child) => child !== null);
  const children = read
    .filter(({ id }, index) => read.findIndex((other) => other.id === id) === index)
    .slice(0, maxChildren);
  const [first = newChild(1), ...others] = children;
  const chosenId = isPlain(value) ? value.chosen : null;
  const chosen = children.find(({ id }) => id === chosenId)?.id ?? first.id;
  return { chosen, children: [first, ...others] };
}

/** Under this name the browser stores what visitors reach in the lesson to try; nobody has it as an account. */
export const visitor = 'visitor';

const familyText = (userId: string) => storedText('device', `kaktus.children.${userId}`);
const formerText = (userId: string) => storedText('device', `kaktus.progress.${userId}`);

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A window that still runs the former release may go on writing version 1: nothing of it is lost. */
function takeOverFormer(userId: string): void {
  const former = parse(formerText(userId).read());
  if (!isPlain(former)) return;
  const family = readFamilyFrom(parse(familyText(userId).read()));
  const [first, ...others] = family.children;
  const children: Family['children'] = [withFormerProgress(first, former), ...others];
  if (write(userId, { ...family, children })) formerText(userId).write(null);
}

/** A visitor who signs up keeps what was reached: an account without anything on this device gets it. */
function takeOverFromVisitor(userId: string): void {
  const reached = familyText(visitor).read();
  if (userId === visitor || reached === null || familyText(userId).read() !== null) return;
  if (familyText(userId).write(reached)) familyText(visitor).write(null);
}

let isLastWriteLost = false;

/** Whether what was reached last will be gone with the page, because the browser stores nothing or has no room. */
export const isUnsaved = (): boolean => isLastWriteLost;

function write(userId: string, family: Family): boolean {
  isLastWriteLost = !familyText(userId).write(JSON.stringify({ version, ...family }));
  return !isLastWriteLost;
}

let last: { userId: string; text: string | null; family: Family } | null = null;

/** The same object as long as nothing has changed. */
export function readFamily(userId: string): Family {
  takeOverFormer(userId);
  takeOverFromVisitor(userId);
  const text = familyText(userId).read();
  if (last?.userId !== userId || last.text !== text)
    last = { userId, text, family: readFamilyFrom(parse(text)) };
  return last.family;
}

const changes = createChangeSignal();

/** Calls back when this window or another one has changed a family. */
export function watchFamilies(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

function changeFamily(userId: string, change: (family: Family) => Family): void {
  write(userId, change(readFamily(userId)));
  changes.notify();
}

export function childOf(userId: string, id = readFamily(userId).chosen): Child {
  const { children } = readFamily(userId);
  return children.find((child) => child.id === id) ?? children[0];
}

export function changeChild(userId: string, id: number, change: (child: Child) => Child): void {
  changeFamily(userId, (family) => ({
    ...family,
    children: family.children.map((child) =>
      child.id === id ? change(child) : child,
    ) as Family['children'],
  }));
}

export function chooseChild(userId: string, id: number): void {
  changeFamily(userId, (family) => ({ ...family, chosen: id }));
}

/** The new child is chosen; nothing happens if there are six already. */
export function addChild(userId: string, traits: Pick<Child, 'name' | 'picture'>): void {
  changeFamily(userId, (family) => {
    if (family.children.length >= maxChildren) return family;
    const id = Math.max(...family.children.map((child) => child.id)) + 1;
    const child = { ...newChild(id), picture: traits.picture, name: tidyName(traits.name) };
    return { chosen: id, children: [...family.children, child] };
  });
}

/** Somebody is always there: in place of the last child comes a new one without a name. */
export function removeChild(userId: string, id: number): void {
  changeFamily(userId, ({ chosen, children }) => {
    const [first = newChild(id + 1), ...others] = children.filter((child) => child.id !== id);
    return { chosen: chosen === id ? first.id : chosen, children: [first, ...others] };
  });
}

/** For the deletion of an account. */
export function forgetFamily(userId: string): void {
  familyText(userId).write(null);
  formerText(userId).write(null);
  changes.notify();
}
