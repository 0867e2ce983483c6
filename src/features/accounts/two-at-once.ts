const places = 2;
let taken = 0;
const waiting: (() => void)[] = [];

/** Runs costly work at most twice at the same time in this process; the rest wait in line. */
export async function twoAtOnce<T>(work: () => Promise<T>): Promise<T> {
  if (taken < places) taken += 1;
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
