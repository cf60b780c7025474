/** Carries a thing by finger or mouse to a place marked with `data-place`; a tap stays a tap. */
import { useRef, useState } from 'preact/hooks';
import { playSound } from '../speech/sounds';

const slack = 8;

type Carried = { thing: string; element: HTMLElement; x: number; y: number; moved: boolean };

function placeAt(x: number, y: number): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return place?.dataset['place'] ?? null;
}

function lift(event: PointerEvent, thing: string): Carried {
  const element = event.currentTarget as HTMLElement;
  // A fast mouse leaves the thing before it has moved far enough to be carried.
  element.setPointerCapture(event.pointerId);
  return { thing, element, x: event.clientX, y: event.clientY, moved: false };
}

/** Moves what is carried to the finger; returns whether it has left its place. */
function carry(load: Carried, { clientX, clientY }: PointerEvent): boolean {
  const [right, down] = [clientX - load.x, clientY - load.y];
  if (!load.moved && Math.hypot(right, down) < slack) return false;
  load.moved = true;
  load.element.setAttribute('data-carried', '');
  load.element.style.translate = `${right}px ${down}px`;
  return true;
}

function putBack({ element }: Carried): void {
  element.removeAttribute('data-carried');
  element.style.translate = '';
}

export function useDrag(onDrop: (thing: string, place: string) => void) {
  const [over, setOver] = useState<string | null>(null);
  const carried = useRef<Carried | null>(null);
  const dropped = useRef<EventTarget | null>(null);

  const letGo = (event: PointerEvent) => {
    const load = carried.current;
    carried.current = null;
    if (!load?.moved) return;
    const place = event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null;
    putBack(load);
    setOver(null);
    // The click that ends a drag is not a tap, and comes right after it; a tap on another thing may come as fast.
    dropped.current = load.element;
    setTimeout(() => (dropped.current = null));
    if (place === null) return;
    void playSound('drop');
    onDrop(load.thing, place);
  };
  const move = (event: PointerEvent) => {
    if (carried.current && carry(carried.current, event)) {
      setOver(placeAt(event.clientX, event.clientY));
    }
  };
  const grip = (thing: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (!carried.current && event.button === 0) carried.current = lift(event, thing);
    },
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current === event.currentTarget) event.stopImmediatePropagation();
    },
  });

  return { over, grip };
}
