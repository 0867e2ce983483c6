import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { qrShape } from '../../contract/qr.ts';
import { listingId } from '../listings/contract.ts';

export const getShareKit = operation('get', '/account/listings/{id}/sharing', {
  summary: 'Čím se dá sdílet vlastní aktivní inzerát: adresa, krátká adresa, její QR kód a obrázek.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  params: listingId,
  data: z
    .object({
      url: z.url(),
      /** Redirects to the same page; for print, where it is typed by hand. */
      shortUrl: z.url(),
      qr: qrShape,
      qrFile: z.string().meta({ description: 'QR kód v SVG, jako cesta na tomto webu' }),
      picture: z.string().meta({ description: 'JPEG 1080 × 1080 pixelů, jako cesta na tomto webu' }),
    })
    .meta({ id: 'ShareKit' }),
  errors: ['listing-not-found', 'listing-inactive'],
});
