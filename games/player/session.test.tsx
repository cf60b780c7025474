import { afterEach, expect, test, vi } from 'vitest';
import { lesson } from '../testing/lesson-fixture';
import { createSession } from './session';

afterEach(() => vi.restoreAllMocks());

test('a lesson that is no longer seen falls silent, and speaks again only when it is asked to', () => {
  let hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const { speaker } = createSession(window, lesson);
  const stop = vi.spyOn(speaker, 'stop');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stop).not.toHaveBeenCalled();
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stop).toHaveBeenCalledOnce();
});

test('switching the sound off stops what is being said', () => {
  const session = createSession(window, lesson);
  const stop = vi.spyOn(session.speaker, 'stop');
  session.switchSound(true);
  expect(stop).not.toHaveBeenCalled();
  session.switchSound(false);
  expect(stop).toHaveBeenCalledOnce();
  expect(session.progress().sound).toBe(false);
});
