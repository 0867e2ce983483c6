import { flag, text, webAddress } from './setting-values.ts';

/** Settings about the operator and the operator's profiles elsewhere. */
export const operatorShape = {
  OPERATOR_NAME: text.optional().meta({
    description: 'Name of the operator, for legal pages and emails. Required in production.',
    unset: '`Florbalový bazar`',
  }),
  OPERATOR_ID: text
    .regex(/^\d{8}$/, { error: 'must be an IČO of eight digits' })
    .optional()
    .meta({ description: 'IČO of the operator. Required in production.', unset: 'not shown' }),
  OPERATOR_ADDRESS: text
    .optional()
    .meta({ description: 'Seat of the operator. Required in production.', unset: 'not shown' }),
  OPERATOR_REGISTER: text.optional().meta({
    description:
      'Where the operator is registered, as a phrase after the seat: `zapsaný v živnostenském rejstříku`.',
    unset: 'not shown',
  }),
  OPERATOR_PHONE: text
    .regex(/^\+\d[\d ]{7,18}$/, { error: 'must begin with + and the code of the country' })
    .optional()
    .meta({ description: 'Phone of the operator, such as `+420 777 123 456`.', unset: 'not shown' }),
  OPERATOR_DATABOX: text
    .regex(/^[a-z\d]{7}$/i, { error: 'must be the seven characters of a data box' })
    .optional()
    .meta({ description: 'Data box of the operator.', unset: 'not shown' }),
  OPERATOR_PAYS_VAT: flag.optional().meta({
    description:
      'Whether the operator pays VAT: payment documents are kept for ten years if it does, and for five if not.',
    unset: 'not stated: payment documents are kept for ten years',
  }),
  SOCIAL_FACEBOOK: webAddress.optional().meta({ description: 'Profile on Facebook.', unset: 'not shown' }),
  SOCIAL_INSTAGRAM: webAddress.optional().meta({ description: 'Profile on Instagram.', unset: 'not shown' }),
  SOCIAL_X: webAddress.optional().meta({ description: 'Profile on X.', unset: 'not shown' }),
  SOCIAL_YOUTUBE: webAddress.optional().meta({ description: 'Channel on YouTube.', unset: 'not shown' }),
};
