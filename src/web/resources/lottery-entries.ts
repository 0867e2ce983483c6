import { getLotteryEntries } from '../../features/lottery/contract.ts';
import { loadFromApi } from '../api-client.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Entries of a round as plain text, byte for byte the input of the draw. */
export async function loader({ context, params }: RouteArgs<'round'>) {
  const { text, final } = await loadFromApi(context, getLotteryEntries, { params: { slug: params.round } });
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="losy.txt"`,
      'cache-control': final ? 'public, max-age=300' : 'no-cache',
    },
  });
}
