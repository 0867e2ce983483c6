import Tag from 'lucide-react/icons/tag';
import type { ChangeEvent } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { listingUrl } from '../../../contract/urls.ts';
import chip from '../../../ui/cards/chip.module.css';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { writeText } from '../../../ui/forms/form-draft.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { answerFormId } from './answer-form.tsx';
import view from './conversation-view.module.css';
import styles from './message-log.module.css';
import { ListingPhoto } from './listing-photo.tsx';
import { isShown, listingStateLabel } from './listing-state-label.ts';

/** Own listings that can be attached to a message. */
export type Attachable = readonly { id: number; title: string }[];

const words = 'Koukni i na můj inzerát.';

/**
 * Selects the own listing attached to the next message; an empty message gets a default text, because one is
 * required.
 */
export function AttachListing({ listings, chosen }: { listings: Attachable; chosen: string }) {
  function begin({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const message = document.getElementById('message');
    if (
      !(message instanceof HTMLTextAreaElement) ||
      currentTarget.value === '' ||
      message.value.trim() !== ''
    )
      return;
    writeText(message, words);
    announceChange(message);
  }
  return (
    <span className={view.attach}>
      <Icon of={Tag} />
      <select
        name="listing"
        form={answerFormId}
        aria-label="Přiložit vlastní inzerát"
        defaultValue={chosen}
        className={chip.chip}
        onChange={begin}
      >
        <option value="">Přiložit inzerát</option>
        {listings.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The listing attached to a message, as a card; a link while it is live. */
export function AttachedListing({ listing }: { listing: ListingCard }) {
  return (
    <div className={styles.attached}>
      <ListingPhoto listing={listing} />
      <p>
        {isShown(listing) ? (
          <PageLink to={listingUrl(listing)}>{listing.title}</PageLink>
        ) : (
          <span>{listing.title}</span>
        )}
        <b>{[listingStateLabel(listing), formatPrice(listing)].filter(Boolean).join(' · ')}</b>
      </p>
    </div>
  );
}
