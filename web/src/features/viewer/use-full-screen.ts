/** Lets an element fill the screen, or the window if the browser has no full screen for pages. */
import { useEffect, useState, type RefObject } from 'react';

export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  useEffect(() => {
    if (!full || document.fullscreenElement) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [full]);

  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (full || !document.fullscreenEnabled) setFull(!full);
    else element.current?.requestFullscreen().catch(() => setFull(true));
  };
  return { full, toggle };
}
