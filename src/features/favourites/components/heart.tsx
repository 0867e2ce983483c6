import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextToggle } from '../../../ui/actions/text-toggle.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Heart as HeartIcon } from '../../../ui/icons/drawings.tsx';
import { useFavourites } from './favourites.tsx';
import { favouritesForm, heartId } from './favourites-form.ts';
import styles from './heart.module.css';

type Thing = { id: number; title: string };

function useHeart({ id }: Thing) {
  const on = useFavourites().has(id);
  return { on, button: { form: favouritesForm, name: on ? 'remove' : 'add', value: id, 'aria-pressed': on } };
}

/** The heart in the corner of a card. */
export function Heart({ listing }: { listing: Thing }) {
  const { on, button } = useHeart(listing);
  return (
    <IconButton
      {...button}
      id={heartId(listing.id)}
      icon={HeartIcon}
      label={`Oblíbené: ${listing.title}`}
      shape="round"
      className={classNames(styles.heart, on && styles.on)}
    />
  );
}

/** The same with a label, for the page of a listing. */
export function HeartButton({ listing }: { listing: Thing }) {
  const { on, button } = useHeart(listing);
  return (
    <TextToggle {...button} icon={HeartIcon} className={classNames(on && styles.on)}>
      {on ? 'Uloženo' : 'Uložit'}
    </TextToggle>
  );
}
