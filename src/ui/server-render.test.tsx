import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { DefaultLayout } from '../web/layouts/default-layout.tsx';
import { ErrorSummary } from './forms/error-summary.tsx';
import { Combobox } from './forms/combobox.tsx';
import { Field } from './forms/field.tsx';
import { Input } from './forms/input.tsx';
import { PinInput } from './forms/pin-input.tsx';
import { Price } from './cards/price.tsx';
import { Gallery } from './photos/gallery.tsx';
import { PhotoUploader } from './photos/photo-uploader.tsx';

function html(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToString(<RouterProvider router={router} />);
}

const photo = (name: string) => ({
  width: 1200,
  height: 900,
  avif: [],
  webp: [],
  preview: `/fotky/${name}.webp`,
});
const nothing = () => undefined;

const tiles = [
  { key: 'a', name: 'hul.jpg', state: 'ready' as const, image: '/fotky/a.webp' },
  { key: 'b', name: 'cepel.jpg', state: 'ready' as const, image: '/fotky/b.webp' },
];

const uploader = (
  <PhotoUploader
    tiles={tiles}
    limit={10}
    fullSentence="Máš všech deset fotek."
    name="photos"
    accept="image/jpeg"
    onFiles={nothing}
    onMove={nothing}
    onTool={nothing}
  />
);

const shell = (
  <DefaultLayout
    links={{ categories: [{ label: 'Florbalky', to: '/vyhledavani/florbalky' }], footer: [] }}
    path="/"
    account={{ label: 'Přihlásit se', to: '/prihlaseni' }}
    year={2026}
  >
    <h1>Úvod</h1>
  </DefaultLayout>
);

test('a field links its error and its hint to the control, the error first', () => {
  const field = html(
    <Field label="Název" id="title" hint="Značka a model." error="Toto pole je povinné">
      {(wiring) => <Input {...wiring} name="title" />}
    </Field>,
  );
  expect(field).toContain('for="title"');
  expect(field).toMatch(/<input[^>]* aria-describedby="title-error title-hint"/);
  expect(field).toMatch(/<input[^>]* aria-invalid="true"/);
  expect(field).toMatch(/id="title-error"[^>]*>.*Toto pole je povinné/);
});

test('a summary links to each field with an error', () => {
  const summary = html(<ErrorSummary errors={[{ fieldId: 'title', message: 'Toto pole je povinné' }]} />);
  expect(summary).toContain('role="alert"');
  expect(summary).toContain('<a href="#title">Toto pole je povinné</a>');
});

test('a PIN is one field that a phone can autofill', () => {
  const pin = html(<PinInput name="pin" />);
  expect(pin.match(/<input/g)).toHaveLength(1);
  expect(pin).toContain('autoComplete="one-time-code"');
  expect(pin).toContain('inputMode="numeric"');
});

test('before JavaScript a combobox is a plain field with native suggestions', () => {
  const combobox = html(
    <Combobox name="brand" load={() => Promise.resolve([])} plainOptions={['Salming', 'Zone']} />,
  );
  expect(combobox).not.toContain('role="combobox"');
  const list = /<input[^>]* list="([^"]+)"/.exec(combobox)?.[1];
  expect(combobox).toContain(`<datalist id="${list}">`);
});

test('before JavaScript a gallery has links to its photos and no dead buttons', () => {
  const gallery = html(<Gallery name="Hůl" photos={[photo('a'), photo('b')]} />);
  expect(gallery).not.toContain('<button');
  expect(gallery).toContain('href="#fotka-2"');
  expect(gallery).toContain('id="fotka-2"');
  expect(gallery).toContain('href="/fotky/a.webp"');
  expect(gallery).toContain('alt="Hůl, fotka 2"');
});

test('before JavaScript each photo tool is a button of the form, and so is uploading chosen photos', () => {
  const page = html(uploader);
  for (const action of ['forward:b', 'back:a', 'turn:a', 'make-main:b', 'remove:b', 'upload']) {
    expect(page).toMatch(new RegExp(`<button value="${action}"[^>]* name="action"`));
  }
  expect(page).toMatch(/<input type="file"[^>]* name="photos"/);
});

test('the text of a price is unbroken for screen readers', () => {
  const price = '1 650 Kč';
  expect(html(<Price text={price} />).replaceAll(/<[^>]+>/g, '')).toBe(price);
  expect(html(<Price text="do 700 Kč" />).replaceAll(/<[^>]+>/g, '')).toBe('do 700 Kč');
  expect(html(<Price text="Zdarma" />)).toContain('Zdarma');
});

test('the shell can search without JavaScript and has a skip link to the content', () => {
  const page = html(shell);
  expect(page).toMatch(/<form[^>]*action="\/vyhledavani"[^>]*method="get"/);
  expect(page).toContain('name="q"');
  expect(page).toContain('href="#obsah"');
  expect(page).toContain('id="obsah"');
});

test('the server renders no style attributes, so that a strict policy can forbid them', () => {
  expect(
    html(uploader) + html(shell) + html(<Gallery name="Hůl" photos={[photo('a'), photo('b')]} />),
  ).not.toContain(' style=');
});
