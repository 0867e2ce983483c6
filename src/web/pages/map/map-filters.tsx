import { useEffect, useRef } from 'react';
import { formatBox, mapAddress, mapPaths } from '../../../features/maps/address.ts';
import { UnderstoodChips } from '../../../features/search/components/chosen-chips.tsx';
import { FilterForm } from '../../../features/search/components/filter-form.tsx';
import { filterGroups, groupId } from '../../../features/search/components/filter-groups.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import chip from '../../../ui/cards/chip.module.css';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { SlidersHorizontal } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import type { LoadedMap } from './map.server.ts';
import styles from './map-page.module.css';

/** The id of the filters' form, which the search field of the header belongs to. */
export const mapFormId = 'filtry-mapy';
const drawerId = 'filtry';
/**
 * The main filters of a map; each opens its group in the drawer. There is no place filter: the map itself is
 * one.
 */
const near = new Set(['category', 'hand', 'length', 'price']);

/** Scrolls the opened drawer to the requested group. */
function showGroup(key: string): void {
  requestAnimationFrame(() => {
    const group = document.getElementById(groupId(key));
    if (group instanceof HTMLDetailsElement) group.open = true;
    group?.scrollIntoView();
  });
}

/**
 * Search filters above the map: a row with the chosen ones and shortcuts to others, and a drawer with all.
 */
export function MapFilters({ loaded }: { loaded: LoadedMap }) {
  const { state, facets, filters, errors } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const none = mapAddress({ ...state, search: {}, page: 1 });
  const words = state.search.q?.[0] ?? '';
  useEffect(() => {
    // Removing the query's chip also clears the search field of the header, unless it is being edited.
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = words;
  }, [words]);
  const chosen = new Set(Object.entries(state.search).flatMap(([name, values]) => (values ? [name] : [])));
  const others = filterGroups(facets, state.search).filter(
    (group) => near.has(group.key) && !group.facets.some(({ key }) => chosen.has(key)),
  );
  return (
    <div className={styles.filters}>
      <ChipRow label="Filtry mapy" scroll>
        {filters.map(({ label, to }) => (
          <ChipLink key={to} to={to} chosen>
            {label}
          </ChipLink>
        ))}
        {others.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={chip.chip}
            popoverTarget={drawerId}
            onClick={() => showGroup(key)}
          >
            {name}
          </button>
        ))}
        <button type="button" className={chip.chip} popoverTarget={drawerId}>
          <Icon of={SlidersHorizontal} />
          Filtry{filters.length > 0 && ` (${filters.length})`}
        </button>
      </ChipRow>
      <FieldMessageLines id="q" error={errors.q} />
      <UnderstoodChips links={loaded.understood} />
      {state.box && <input type="hidden" name="bbox" value={formatBox(state.box)} form={mapFormId} />}
      <Drawer
        id={drawerId}
        title="Filtry"
        reset={
          <LinkButton to={none} variant="tertiary" size="tap">
            Zrušit vše
          </LinkButton>
        }
        footer={<Button form={mapFormId}>Ukázat na mapě</Button>}
      >
        <FilterForm
          key={mapAddress({ ...state, box: undefined, page: 1 })}
          id={mapFormId}
          action={mapPaths[state.kind]}
          search={state.search}
          facets={facets}
          placeName={loaded.placeName}
          interpretations={loaded.interpretations}
          wrongRanges={loaded.wrongRanges}
          meant={loaded.meant}
          placeError={errors.placeName}
          suggestPlaces={suggestPlacesInBrowser}
          formProps={{
            ref: form,
            onSubmit() {
              const drawer = document.getElementById(drawerId);
              if (drawer?.matches(':popover-open')) drawer.hidePopover();
            },
          }}
        />
      </Drawer>
    </div>
  );
}
