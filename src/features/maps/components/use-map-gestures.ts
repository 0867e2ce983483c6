import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { Spot, View } from '../../places/components/mercator.ts';
import { moved, scaled } from './view.ts';

/** Movement in pixels below which a touch still counts as a tap. */
const tremble = 6;
const step = 0.2;

type Move = (change: (view: View) => View) => void;

/** Moves the map by keys: arrows, plus and minus. */
export function mapKeys(move: Move) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOf(event.key);
    if (!change) return;
    event.preventDefault();
    move(change);
  };
}

function changeOf(key: string): ((view: View) => View) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return (view) => moved(view, -step, 0);
    case 'ArrowRight':
      return (view) => moved(view, step, 0);
    case 'ArrowUp':
      return (view) => moved(view, 0, -step);
    case 'ArrowDown':
      return (view) => moved(view, 0, step);
    case '+':
      return (view) => scaled(view, 0.5);
    case '-':
      return (view) => scaled(view, 2);
    default:
      return undefined;
  }
}

type Hands = {
  now: RefObject<View>;
  move: Move;
  /** Called when one finger swipes over the map. */
  onOneFinger: () => void;
  /** Called when the map is tapped outside of any marker. */
  onTap: () => void;
};

/**
 * Moves the map by mouse, by two fingers, and by the wheel once the map is active. One finger scrolls the page;
 * otherwise the map would trap the scroll on a phone.
 */
export function useMapGestures(
  stage: RefObject<HTMLElement | null>,
  { now, move, onOneFinger, onTap }: Hands,
): void {
  const swiped = useEffectEvent(onOneFinger);
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Spot>();
    let dragging = false;
    const middle = () => {
      const all = [...fingers.values()];
      const mean = (axis: 'x' | 'y') => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
      const [a, b] = all;
      return { x: mean('x'), y: mean('y'), apart: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
    };
    const spotAt = (x: number, y: number): Spot => {
      const box = element.getBoundingClientRect();
      const { x: left, y: top, width, height } = now.current;
      return {
        x: left + ((x - box.left) / box.width) * width,
        y: top + ((y - box.top) / box.height) * height,
      };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-control]')))
        return;
      if (fingers.size === 0) dragging = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (!dragging && Math.hypot(event.clientX - before.x, event.clientY - before.y) < tremble) return;
      if (event.pointerType === 'touch' && fingers.size < 2) return swiped();
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const from = middle();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const to = middle();
      const { width, height } = element.getBoundingClientRect();
      move((view) => {
        const shifted = moved(view, (from.x - to.x) / width, (from.y - to.y) / height);
        return from.apart > 0 && to.apart > 0
          ? scaled(shifted, from.apart / to.apart, spotAt(to.x, to.y))
          : shifted;
      });
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // The browser has taken over the pointer to scroll the page.
    const cancel = (event: PointerEvent) => {
      if (fingers.size === 1 && event.pointerType === 'touch') swiped();
      up(event);
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    // The click that ends a drag must not follow a link.
    const click = (event: MouseEvent) => {
      if (dragging) event.preventDefault();
      if (dragging) event.stopPropagation();
      else if (event.target instanceof Element && !event.target.closest('a, [data-control]')) tapped();
      dragging = false;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.matches(':focus-within *')) return;
      event.preventDefault();
      move((view) => scaled(view, 2 ** (event.deltaY / 300), spotAt(event.clientX, event.clientY)));
    };
    const noGhost = (event: DragEvent) => event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', drag);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('touchstart', touch, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('click', click, true);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dragstart', noGhost);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', drag);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('click', click, true);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dragstart', noGhost);
    };
  }, [stage, now, move]);
}
