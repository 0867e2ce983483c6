import { statfs } from 'node:fs/promises';

/** Bytes of the disk that a folder lies on, as far as this process may use it; nothing where the disk does not say. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number } | undefined> {
  try {
    const { bavail, blocks, bfree, bsize } = await statfs(folder);
    const used = blocks - bfree;
    return { free: bavail * bsize, total: (used + bavail) * bsize };
  } catch {
    return undefined;
  }
}
