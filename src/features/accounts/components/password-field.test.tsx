import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewPasswordFields, PasswordField } from './password-field.tsx';

test('a password is hidden, and password managers can fill it in or generate one', () => {
  const known = renderToStaticMarkup(<PasswordField name="password" label="Heslo" errors={{}} />);
  expect(known.match(/<input[^>]*>/g)).toHaveLength(1);
  expect(known).toMatch(/<input[^>]* autoComplete="current-password"/i);
  expect(known).toContain('type="password"');
  const chosen = renderToStaticMarkup(<NewPasswordFields errors={{}} />);
  expect(chosen.match(/type="password"/g)).toHaveLength(2);
  expect(chosen.match(/autocomplete="new-password"/gi)).toHaveLength(2);
  // No attribute that would truncate or block a pasted password.
  expect(chosen).not.toMatch(/maxlength|onpaste/i);
});
