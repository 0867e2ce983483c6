import { z } from 'zod';

/**
 * A QR code rendered by the server: a square of `size` modules, quiet zone included, and the path of its dark modules.
 */
export const qrShape = z.object({ size: z.int(), path: z.string() }).meta({ id: 'QrDrawing' });
export type QrShape = z.output<typeof qrShape>;
