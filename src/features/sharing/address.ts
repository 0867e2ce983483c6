import { listingAtUrl } from '../../contract/urls.ts';
type Listing = { id: number };

/** Redirects to the listing's full address; short enough to be typed from paper. */
export const shortPath = ({ id }: Listing): string => listingAtUrl(String(id));

/** A JPEG of 1080 × 1080 pixels for social networks, rendered on request. */
export const squareAddress = ({ id }: Listing): string => `/nahledy/${id}-ctverec.jpg`;

/** The QR code of the short address. */
export const qrAddress = ({ id }: Listing): string => `/nahledy/${id}-qr.svg`;

/** A URL without protocol and `www`, as people read and type it. */
export const displayUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '');
