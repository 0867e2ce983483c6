import { useRef } from 'react';
import { boxText, mapAddress, mapPaths } from '../../../features/maps/address.ts';
import { FilterForm } from '../../../features/search/components/filter-form.tsx';
import { UnderstoodChips } from '../../../features/search/components/chosen-chips.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ChipLink, ChipRow } from '../../../ui/cards/chip.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import text from '../../../ui/layout/text.module.css';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import type { LoadedMap } from './map.server.ts';
import styles from './map-page.module.css';
import { Search, SlidersHorizontal } from '../../../ui/icons/drawings.tsx';

const formId = 'filtry-mapy';
const drawerId = 'filtry';

/** The filters of the search over the map: words beside it, all others in a drawer, the chosen ones as chips. */
export function MapFilters({ loaded }: { loaded: LoadedMap }) {
  const { state, filters, errors } = loaded;
  const form = useRef<HTMLFormElement>(null);
  const none = mapAddress({ ...state, search: {}, page: 1 });
  return (
    <>
      <div className={styles.tools}>
        <label className={text.hidden} htmlFor="q">
          Co hledáš
        </label>
        <Input
          key={state.search.q?.[0]}
          id="q"
          name="q"
          type="search"
          form={formId}
          placeholder="Značka, model, čepel…"
          defaultValue={state.search.q?.[0] ?? ''}
          autoComplete="off"
          maxLength={200}
          aria-describedby={errors.q ? 'q-error' : undefined}
        />
        <Button form={formId} icon={Search}>
          <span className={styles.word}>Hledat</span>
        </Button>
        <Button type="button" variant="secondary" icon={SlidersHorizontal} popoverTarget={drawerId}>
          <span className={styles.word}>Filtry</span>
          {filters.length > 0 && ` (${filters.length})`}
        </Button>
        {state.box && <input type="hidden" name="bbox" value={boxText(state.box)} form={formId} />}
      </div>
      <FieldMessageLines id="q" error={errors.q} />
      <UnderstoodChips links={loaded.understood} />
      {filters.length > 0 && (
        <ChipRow label="Zvolené filtry" scroll>
          {filters.map(({ label, to }) => (
            <ChipLink key={to} to={to} chosen>
              {label}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      <Drawer
        id={drawerId}
        title="Filtry"
        reset={
          <LinkButton to={none} variant="tertiary" size="tap">
            Zrušit vše
          </LinkButton>
        }
        footer={<Button form={formId}>Ukázat na mapě</Button>}
      >
        <FilterForm
          key={mapAddress({ ...state, box: undefined, page: 1 })}
          id={formId}
          action={mapPaths[state.kind]}
          search={state.search}
          facets={loaded.facets}
          placeName={loaded.placeName}
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
    </>
  );
}
