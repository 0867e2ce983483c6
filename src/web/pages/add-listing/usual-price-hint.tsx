import type { CategoryForm, Kind } from '../../../features/catalogue/contract.ts';
import {
  type FetchUsualPrice,
  UsualPriceNote,
} from '../../../features/products/components/usual-price-note.tsx';
import type { getUsualPrice, UsualPriceAnswer } from '../../../features/products/contract.ts';
import { api } from '../../../ui/calls/api.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';

const askInBrowser: FetchUsualPrice = (query, signal) =>
  api<typeof getUsualPrice>('get', '/usual-prices', { query, signal });

/** Next to the price of an offer; a demand has a budget instead. */
export function UsualPriceHint({
  kind,
  category,
  ...rest
}: {
  kind: Kind;
  category: CategoryForm | undefined;
  values: FormFields;
  worth: UsualPriceAnswer;
}) {
  if (kind !== 'offer' || !category) return null;
  return <UsualPriceNote {...rest} category={category.slug} ask={askInBrowser} />;
}
