import { privacyUrl, termsUrl } from '../../../contract/urls.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';

/** The mandatory consent; the terms open in another tab, so that nothing typed is lost. */
export function ConsentField({ error, given }: { error: readonly string[] | undefined; given: boolean }) {
  const wrong = error !== undefined && error.length > 0;
  return (
    <div>
      <Checkbox
        id="consent"
        name="consent"
        value="on"
        required
        defaultChecked={given}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? 'consent-error' : undefined}
        label={
          <>
            Souhlasím s{' '}
            <a href={termsUrl} target="_blank" rel="noopener">
              obchodními podmínkami
            </a>{' '}
            a beru na vědomí{' '}
            <a href={privacyUrl} target="_blank" rel="noopener">
              zpracování osobních údajů
            </a>
          </>
        }
      />
      <FieldMessageLines id="consent" error={error} />
    </div>
  );
}
