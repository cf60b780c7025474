/** What the tabs of the desk tell each other, so that all of them share one session; nothing of it is stored. */
export type TabMessage =
  /** A new tab: is somebody in? */
  | { kind: 'who' }
  | { kind: 'in'; token: string }
  /** `refused`: the server ended it; otherwise somebody signed out. */
  | { kind: 'out'; token: string; refused: boolean };

const channel = new BroadcastChannel('kaktus.desk');

export const tellOtherTabs = (message: TabMessage): void => channel.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}
