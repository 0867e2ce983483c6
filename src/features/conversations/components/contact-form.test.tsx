import { renderToString } from 'react-dom/server';
import { createRoutesStub, Form } from 'react-router';
import { expect, test } from 'vitest';
import { ContactForm } from './contact-form.tsx';
import { contactTitle, preparedSentences } from './contact-texts.ts';

function emailField(ownEmail: string | undefined, typed: string): string | undefined {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ContactForm
          form={Form}
          action="/"
          questions={[]}
          values={{ email: typed }}
          answer={undefined}
          sending={false}
          naming={false}
          ownEmail={ownEmail}
        />
      ),
    },
  ]);
  return /<input[^>]*name="email"[^>]*>/.exec(renderToString(<Page />))?.[0];
}

test('a signed-in user writes under the account’s email, an anonymous visitor under any', () => {
  expect(emailField('tomas@example.cz', 'jiny@example.cz')).toMatch(/(?=.*readOnly)(?=.*tomas@example\.cz)/);
  expect(emailField(undefined, 'jiny@example.cz')).toContain('value="jiny@example.cz"');
  expect(emailField(undefined, 'jiny@example.cz')).not.toContain('readOnly');
});

test('a demand has its own title and prepared sentences', () => {
  expect(contactTitle('demand')).toBe('Odpovědět na poptávku');
  expect(preparedSentences({ kind: 'demand', questions: [] })).toContain(
    'Mám to, co hledáš. Pošlu ti fotky.',
  );
  expect(preparedSentences({ kind: 'offer', questions: ['Je volná?'] })).toEqual(['Je volná?']);
});
