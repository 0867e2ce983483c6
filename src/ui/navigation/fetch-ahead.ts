/** How many pages are fetched ahead at once (specification). */
const atOnce = 4;
/** Milliseconds of pointing at a link that mean it. */
const meaning = 100;

/** How each link whose page is fetched ahead gives that up, the longest meant first. */
const running: (() => void)[] = [];

/** A link's wish for its page; `told` hears whether to fetch it. A fifth takes the place of the one longest meant. */
export function wishFor(told: (fetches: boolean) => void) {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    clearTimeout(clock);
    const place = running.indexOf(giveUp);
    if (place < 0) return;
    running.splice(place, 1);
    told(false);
  };
  const begin = () => {
    giveUp();
    if (running.length >= atOnce) running[0]?.();
    running.push(giveUp);
    told(true);
  };
  const mean = () => {
    clearTimeout(clock);
    clock = setTimeout(begin, meaning);
  };
  return { mean, giveUp };
}
