import { render, type Order } from './render.ts';

/** Draws for `draw.ts`, apart from the app: what libvips leaves in memory goes with this process. */
process.on('message', ({ id, order }: { id: number; order: Order }) => {
  render(order).then(
    (picture) => process.send?.({ id, picture }),
    (error: unknown) => process.send?.({ id, failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
