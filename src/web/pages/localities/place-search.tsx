import { Form, useNavigate } from 'react-router';
import { NearMe } from '../../../features/maps/components/near-me.tsx';
import { searchAddress } from '../../../features/search/address.ts';
import { radii } from '../../../features/search/components/choices.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { districtLabel } from '../../../features/places/components/format-place.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { localitiesUrl, rememberPlaceUrl } from '../../urls.ts';
import styles from './localities.module.css';
import { MapPin } from '../../../ui/icons/drawings.tsx';

/** How far around the nearest municipality „Moje okolí“ looks, in km. */
const nearRadius = '25';
const radiusOptions = radii.map((km) => ({ value: km, label: `a ${km}\u00a0km okolo` }));

/** A municipality with its surroundings, typed or taken from where somebody is. */
export function PlaceSearch({
  kind,
  typed,
  radius,
}: {
  kind: 'offer' | 'demand';
  typed: string;
  radius: string;
}) {
  const navigate = useNavigate();
  async function load(text: string, signal?: AbortSignal) {
    const places = await suggestPlacesInBrowser(text, signal);
    return places.map(({ code, name, district, postcode }) => ({
      value: code,
      label: name,
      note: [postcode, districtLabel(district)].filter(Boolean).join(', '),
    }));
  }
  return (
    <div className={styles.tools}>
      <Form action={localitiesUrl} className={styles.form} role="search" aria-label="Hledat podle obce">
        {kind === 'demand' && <input type="hidden" name="kind" value={kind} />}
        <Field label="Obec nebo PSČ" id="placeName">
          {(wiring) => (
            <Combobox
              {...wiring}
              icon={MapPin}
              name="placeName"
              valueName="place"
              defaultText={typed}
              load={load}
              maxLength={100}
              noneSentence="Takovou obec v seznamu nemáme. Zkus větší město poblíž."
            />
          )}
        </Field>
        <Field label="Okolí" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="radius"
              placeholder="jen tahle obec"
              options={radiusOptions}
              defaultValue={radius}
            />
          )}
        </Field>
        <Button>Hledat</Button>
        <Button variant="secondary" icon={MapPin} formMethod="post" formAction={rememberPlaceUrl}>
          Pamatovat jako „u mě“
        </Button>
      </Form>
      <NearMe
        onFound={({ code }) =>
          void navigate(searchAddress({ kind: [kind], place: [code], radius: [nearRadius] }))
        }
      />
    </div>
  );
}
