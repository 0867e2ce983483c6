/** Room for nearly every page as it is before it is packed. */
const roomBytes = 256 * 1024;
/** So many are kept for the next ones: 4 MB. */
const mostFree = 16;

const free: Buffer[] = [];

/**
 * Room for at least `length` bytes until `use` is done, for what nobody needs afterwards. Made anew for each page, such
 * rooms add up faster than the engine tidies away: it stopped to clear all memory more than twice as often.
 */
export async function inLentRoom<T>(length: number, use: (room: Buffer) => Promise<T>): Promise<T> {
  if (length > roomBytes) return use(Buffer.allocUnsafeSlow(length));
  const room = free.pop() ?? Buffer.allocUnsafeSlow(roomBytes);
  try {
    return await use(room);
  } finally {
    if (free.length < mostFree) free.push(room);
  }
}
