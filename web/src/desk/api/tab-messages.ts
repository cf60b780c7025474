/** The messages between tabs of the desk, by which all of them share one session; none is stored. */
export type TabMessage =
  /** A new tab asks whether somebody is signed in. */
  | { kind: 'who' }
  | { kind: 'in'; token: string }
  /** `refused`: the server ended it; otherwise somebody signed out. */
  | { kind: 'out'; token: string; refused: boolean };

const channel = new BroadcastChannel('kaktus.desk');

export const tellOtherTabs = (message: TabMessage): void => channel.postMessage(message);

export function onTabMessage(listener: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
}
