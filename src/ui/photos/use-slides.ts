import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Slides = {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  go: (index: number, jump?: boolean) => void;
  /** One step back or forward, by a button that disappears at the end of the row: the row then takes focus. */
  step: (by: -1 | 1) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A row of slides as wide as their track: the current one, and navigation by buttons and arrow keys. */
export function useSlides(count: number, start = 0): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  const go = useCallback(
    (index: number, jump = false) => {
      const element = track.current;
      if (!element || index < 0 || index >= count) return;
      element.scrollTo({ left: index * element.clientWidth, behavior: jump ? 'instant' : 'auto' });
    },
    [count],
  );
  const onScroll = useCallback(() => {
    const element = track.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }, []);
  useEffect(() => (start > 0 ? go(start, true) : onScroll()), [go, start, onScroll]);

  return {
    track,
    current,
    go,
    step(by) {
      const next = current + by;
      go(next);
      if (next === 0 || next === count - 1) track.current?.focus({ preventScroll: true });
    },
    onScroll,
    onKeyDown(event) {
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      go(Math.min(Math.max(current + by, 0), count - 1));
    },
  };
}
