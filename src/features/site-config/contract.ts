import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { category } from '../catalogue/contract.ts';
import { membershipLevel } from '../memberships/contract.ts';
import { region } from '../places/contract.ts';

const choice = z.object({ id: z.string(), label: z.string() });

/** Data that the page shell, or another client, needs at startup. */
export const options = z
  .object({
    categories: z.array(category),
    brands: z.array(z.object({ slug: z.string(), name: z.string() })),
    merged: z.array(z.object({ parameter: z.string(), from: z.string(), to: z.string() })).meta({
      description: 'Sloučené kategorie, značky a možnosti: co dnes znamená hodnota parametru hledání',
    }),
    conditions: z.array(choice),
    wears: z.array(choice),
    priceTypes: z.array(choice),
    regions: z.array(region),
    limits: z.object({
      photosPerUpload: z.int(),
      photosPerListing: z.int(),
      photoMaxBytes: z.int(),
      searchMinLength: z.int(),
      titleMin: z.int(),
      titleMax: z.int(),
      descriptionMin: z.int(),
      descriptionMax: z.int(),
      priceMax: z.int(),
      listingDays: z.int(),
      draftDays: z.int(),
    }),
    contact: z.object({ email: z.string() }),
    /** The site's operator; `id` is the IČO. */
    operator: z.object({
      name: z.string(),
      id: z.string().optional(),
      address: z.string().optional(),
      register: z.string().optional(),
      phone: z.string().optional(),
      databox: z.string().optional(),
    }),
    social: z.object({
      facebook: z.string().optional(),
      instagram: z.string().optional(),
      x: z.string().optional(),
      youtube: z.string().optional(),
    }),
    /** As set by an admin, the free one first. */
    membershipLevels: z.array(membershipLevel),
    /** URL of the outbox for developers; only when no mail is really sent. */
    outboxUrl: z.string().optional(),
    buildId: z.string(),
  })
  .meta({ id: 'Options' });
export type Options = z.output<typeof options>;

export const getSiteConfig = operation('get', '/data', {
  summary: 'Nastavení webu.',
  audience: 'anyone',
  data: options,
});
