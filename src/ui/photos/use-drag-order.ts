import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** Pixels a pointer may move before a press becomes a drag. */
const dragThresholdPx = 6;

type Drag = { from: number; x: number; y: number; dx: number; dy: number; to: number; lifted: boolean };

/** The index of the tile under a point, by `data-index`; the index of the dragged tile when there is no other. */
function indexAt(list: HTMLElement | null, x: number, y: number, inHand: number): number {
  for (const tile of list?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const index = Number(tile.dataset['index']);
    const box = tile.getBoundingClientRect();
    const under = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    if (under && index !== inHand) return index;
  }
  return inHand;
}

/** Reordering of tiles with a mouse or, by their handle, with a finger; Escape cancels. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const active = drag !== undefined;

  useEffect(() => {
    if (!active) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [active]);

  return {
    /** The dragged tile and the position it is over; undefined until it has moved. */
    lifted: drag?.lifted ? drag : undefined,
    handlers: (index: number, byHandle: boolean) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.pointerType === 'touch' && !byHandle)) return;
        event.stopPropagation();
        setDrag({ from: index, x: event.clientX, y: event.clientY, dx: 0, dy: 0, to: index, lifted: false });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag || drag.from !== index) return;
        const dx = event.clientX - drag.x;
        const dy = event.clientY - drag.y;
        const lifted = drag.lifted || Math.hypot(dx, dy) > dragThresholdPx;
        // Captured only now, so that a plain press still clicks the element below it.
        if (lifted && !drag.lifted) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ ...drag, dx, dy, lifted, to: indexAt(list.current, event.clientX, event.clientY, index) });
      },
      onPointerUp() {
        if (drag?.lifted && drag.to !== drag.from) onDrop(drag.from, drag.to);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}

/** A copy of the list with one item moved to another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const taken = rest.splice(from, 1);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, ...taken);
  return rest;
}

/** Screen reader announcement after a move; positions count from zero. */
export function moveSentence(from: number, to: number): string {
  return to === 0 ? `Fotka ${from + 1} je teď první` : `Fotka ${from + 1} je teď na ${to + 1}. místě`;
}
