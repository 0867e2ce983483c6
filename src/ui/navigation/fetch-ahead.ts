/** How many pages are fetched ahead at once (specification). */
const atOnce = 4;
/** Milliseconds of pointing at a link that mean it. */
const meaning = 100;

/** How each link whose page is fetched ahead gives that up, the longest meant first. */
const running = new Set<() => void>();

/**
 * What a link does to have its page fetched ahead; `told` hears whether to. A fifth takes the place of the one that
 * was meant longest ago.
 */
export function wishFor(onChange: (fetches: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    clearTimeout(timer);
    if (running.delete(giveUp)) onChange(false);
  };
  const begin = () => {
    running.delete(giveUp);
    for (const oldest of running) if (running.size >= atOnce) oldest();
    running.add(giveUp);
    onChange(true);
  };
  const mean = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, meaning);
  };
  return { onMouseEnter: mean, onMouseLeave: giveUp, onFocus: mean, onBlur: giveUp, onTouchStart: mean };
}
