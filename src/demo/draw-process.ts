import { render, type Order } from './render.ts';

/** Renders pictures for `draw.ts` in a separate process: the memory that libvips retains is freed when it exits. */
process.on('message', ({ id, order }: { id: number; order: Order }) => {
  render(order).then(
    (picture) => process.send?.({ id, picture }),
    (error: unknown) => process.send?.({ id, failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
