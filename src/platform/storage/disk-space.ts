import { statfs } from 'node:fs/promises';

/**
 * Bytes on the disk of a folder that this process may use; undefined where the file system does not report
 * them.
 */
export async function diskSpace(folder: string): Promise<{ free: number; total: number } | undefined> {
  try {
    const { bavail, blocks, bfree, bsize } = await statfs(folder);
    const used = blocks - bfree;
    return { free: bavail * bsize, total: (used + bavail) * bsize };
  } catch {
    return undefined;
  }
}
