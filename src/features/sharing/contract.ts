import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { qrDrawing } from '../../contract/qr.ts';
import { listingId } from '../listings/contract.ts';

export const getShareKit = operation({
  id: 'getShareKit',
  method: 'get',
  path: '/account/listings/{id}/sharing',
  summary: 'What hands an own living listing on: its address, a short one, the QR code of that, a picture.',
  audience: 'advertiser',
  status: 200,
  params: listingId,
  data: z
    .object({
      url: z.url(),
      /** Leads to the same page; for print, where it is typed. */
      shortUrl: z.url(),
      qr: qrDrawing,
      qrFile: z.string().meta({ description: 'The QR code as an SVG, as a path of this site' }),
      picture: z.string().meta({ description: 'A JPEG of 1080 × 1080 pixels, as a path of this site' }),
    })
    .meta({ id: 'ShareKit' }),
  errors: ['listing-not-found', 'listing-inactive'],
});
