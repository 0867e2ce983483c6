import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewPasswordFields, PasswordField } from './password-field.tsx';

test('a password is hidden, and managers are told whether to fill it in or to make one', () => {
  const known = renderToStaticMarkup(<PasswordField name="password" label="Heslo" errors={{}} />);
  expect(known.match(/<input[^>]*>/g)).toHaveLength(1);
  expect(known).toMatch(/<input[^>]* autoComplete="current-password"/i);
  expect(known).toContain('type="password"');
  const chosen = renderToStaticMarkup(<NewPasswordFields errors={{}} />);
  expect(chosen.match(/type="password"/g)).toHaveLength(2);
  expect(chosen.match(/autocomplete="new-password"/gi)).toHaveLength(2);
  // Nothing that would cut what a manager pastes.
  expect(chosen).not.toMatch(/maxlength|onpaste/i);
});
