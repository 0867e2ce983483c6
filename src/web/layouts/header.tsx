import { searchTooShort } from '../../contract/search-too-short.ts';
import { shortCount } from '../../features/conversations/components/format-unread.ts';
import { useFavourites } from '../../features/favourites/components/favourites.tsx';
import { IconLink } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SearchBox } from '../../ui/forms/search-box.tsx';
import { Heart, MapPin, MessagesSquare, Plus, Search, UserRound } from '../../ui/icons/drawings.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { suggestSearchInBrowser } from '../suggest-search.ts';
import { formatOwnPlace } from '../own-place.ts';
import { useShell } from '../shell.ts';
import { addOfferUrl, favouritesUrl, localitiesUrl, messagesUrl, searchUrl } from '../../contract/urls.ts';
import styles from './header.module.css';
import { isCurrent, type NavigationLink } from './navigation-links.ts';

export type HeaderProps = {
  path: string;
  /** Search text shown in the field. */
  query?: string | undefined;
  searchBox: boolean;
  /** Id of the page's form that the field belongs to; then it is shown on phones, too. */
  searchForm?: string | undefined;
  account: NavigationLink;
  /** Number of unread messages; undefined for an anonymous visitor, who has none. */
  unread?: number | undefined;
  categories: readonly NavigationLink[];
  secondary?: readonly NavigationLink[] | undefined;
};

/** Link to the favourites with their number. */
function FavouritesLink() {
  const count = useFavourites().size;
  return (
    <PageLink
      to={favouritesUrl}
      className={styles.favourites}
      aria-label={count > 0 ? `Oblíbené: ${count}` : 'Oblíbené'}
    >
      <Icon of={Heart} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </PageLink>
  );
}

/** The stored place that offers are searched around, with a link to change it. */
function PlaceLink() {
  const place = useShell()?.place;
  const label = place ? formatOwnPlace(place) : 'U mě';
  return (
    <PageLink to={localitiesUrl} className={styles.place} aria-label={`Lokalita: ${label}`}>
      <Icon of={MapPin} />
      <span>{label}</span>
    </PageLink>
  );
}

/** Link to the messages with the number of unread ones. */
function MessagesLink({ unread }: { unread: number }) {
  return (
    <PageLink
      to={messagesUrl}
      className={classNames(styles.favourites, styles.messages)}
      aria-label={unread > 0 ? `Zprávy, nepřečtené: ${unread}` : 'Zprávy'}
    >
      <Icon of={MessagesSquare} />
      {unread > 0 && <span className={classNames(styles.count, styles.waiting)}>{shortCount(unread)}</span>}
    </PageLink>
  );
}

/** The sticky header: logo, search, account, adding a listing; on wide screens a second row of categories. */
export function Header({
  path,
  query,
  searchBox,
  searchForm,
  account,
  unread,
  categories,
  secondary = [],
}: HeaderProps) {
  const link = ({ label, to }: NavigationLink) => (
    <PageLink
      key={to}
      to={to}
      className={styles.category}
      aria-current={isCurrent(to, path) ? 'page' : undefined}
    >
      {label}
    </PageLink>
  );
  return (
    <header className={classNames(styles.header, searchForm && styles.searching)}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <Logo />
          {searchBox && (
            <div className={styles.find}>
              <SearchBox
                action={searchUrl}
                form={searchForm}
                label={searchForm ? 'Co hledáš' : 'Hledat inzeráty'}
                placeholder="Značka, model, čepel…"
                defaultValue={query}
                shortest={3}
                tooShort={searchTooShort}
                suggest={suggestSearchInBrowser}
              />
            </div>
          )}
          <div className={styles.actions}>
            {searchBox && !searchForm && (
              <IconLink icon={Search} label="Hledat" to={searchUrl} className={styles.phoneSearch} />
            )}
            <PlaceLink />
            <FavouritesLink />
            {unread !== undefined && <MessagesLink unread={unread} />}
            <PageLink to={account.to} className={styles.text}>
              <Icon of={UserRound} />
              <span>{account.label}</span>
            </PageLink>
            <LinkButton to={addOfferUrl} icon={Plus} className={styles.add}>
              Přidat inzerát
            </LinkButton>
          </div>
        </div>
        {categories.length > 0 && (
          <nav className={styles.categories} aria-label="Kategorie">
            {categories.map(link)}
            {secondary.length > 0 && <span className={styles.secondary}>{secondary.map(link)}</span>}
          </nav>
        )}
      </div>
    </header>
  );
}
