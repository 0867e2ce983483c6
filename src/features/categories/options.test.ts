import { expect, test } from 'vitest';
import { changedCatalogue, optionsIn, thing } from '../../../test/changed-catalogue.ts';
import { addListing, filledDraft } from '../../../test/listings.ts';

import { optionsOf } from '../catalogue/index.ts';

import { getDraft } from '../listings/drafts.ts';

import { publish } from '../listings/publish.ts';

import { addOption, editOption, mergeOption } from './change.ts';

import { managedCategories, optionMergePreview, readOptionList } from './views.ts';

const { platform, one, admin, search, found, watch, reread, stored } = await changedCatalogue();
const reason = 'píšeme to tak';
const grip = { title: 'Omotávka', category: 'omotavky' };

test('a draft follows a merge', async () => {
  const draft = await filledDraft(platform, one, {
    values: thing({ ...grip, 'attributes.gripType': 'over' }),
  });
  await mergeOption(platform, admin, { list: 'gripType', id: 'over', into: 'top', reason });
  await reread();
  expect(await getDraft(platform, one, draft)).toMatchObject({ values: { 'attributes.gripType': 'top' } });
});

test('an option is renamed, hidden and shown; listings keep it, and filters while some have it', async () => {
  const input = thing({ ...grip, 'attributes.gripType': 'sleeve' });
  const id = await addListing(platform, one, { values: input });
  const change = { list: 'gripType', id: 'sleeve', label: 'Návlek', reason };
  expect(await editOption(platform, admin, { ...change, hidden: true })).toMatchObject({
    options: expect.arrayContaining([
      { id: 'sleeve', label: 'Návlek', hidden: true, added: false, active: 1, formerly: [] },
    ]),
  });
  const draft = await filledDraft(platform, one, { values: input });
  expect(await publish(platform, one, draft, { several: true })).toEqual({
    refused: 'invalid-input',
    fields: { 'attributes.gripType': ['„Návlek“ už nenabízíme. Vyber něco jiného.'] },
  });
  const labels = async () =>
    optionsIn((await search({ category: 'omotavky' })).facets, 'gripType').map(({ label }) => label);
  expect(await labels()).toContain('Návlek');
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', id).execute();
  expect(await labels()).not.toContain('Návlek');
  await editOption(platform, admin, { ...change, hidden: false });
  expect(await publish(platform, one, draft, { several: true })).toMatchObject({ title: 'Omotávka' });
});

test('an added option is offered before „Jiné“ and can be found', async () => {
  expect(
    await addOption(platform, admin, { list: 'accessoryType', label: 'Klíčenka', reason }),
  ).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ id: 'klicenka', added: true })]),
  });
  expect(
    optionsOf('accessoryType')
      .slice(-2)
      .map(({ id }) => id),
  ).toEqual(['klicenka', 'other']);
  const id = await addListing(platform, one, {
    values: thing({
      ...grip,
      title: 'Klíčenka Unihoc',
      category: 'ostatni',
      'attributes.accessoryType': 'klicenka',
    }),
  });
  expect(await found({ category: 'ostatni', accessoryType: 'klicenka' })).toEqual([id]);
  expect(await addOption(platform, admin, { list: 'accessoryType', label: 'klíčenka', reason })).toEqual({
    refused: 'invalid-input',
    fields: { label: ['Taková možnost v seznamu už je, nebo byla.'] },
  });
});

test('a merged option moves listings and watches, and its value means the other one', async () => {
  const id = await addListing(platform, one, {
    values: thing({ ...grip, 'attributes.gripType': 'over' }),
  });
  const searchOf = await watch('category=omotavky&gripType=over');
  expect(await optionMergePreview(platform.db, { list: 'gripType', id: 'over', into: 'top' })).toMatchObject({
    from: { label: 'Tenký overgrip' },
    active: 1,
    listings: 1,
    watches: 1,
  });
  expect(
    await mergeOption(platform, admin, { list: 'gripType', id: 'over', into: 'top', reason }),
  ).toMatchObject({
    options: expect.arrayContaining([
      expect.objectContaining({ id: 'top', formerly: [{ id: 'over', label: 'Tenký overgrip' }] }),
    ]),
  });
  await reread();
  expect(await stored(id)).toMatchObject({
    attributes: { gripType: 'top' },
    filter_choices: expect.arrayContaining(['gripType:top']),
  });
  for (const gripType of ['over', 'top']) expect(await found({ gripType })).toEqual([id]);
  expect(await searchOf()).toBe('category=omotavky&gripType=top');
  expect((await managedCategories(platform.db)).rereading).toBeUndefined();
});

test.each(['condition', 'hand', 'colour', 'goalieSize', 'handover'])(
  'options of %s, with which the program computes, are neither added nor merged',
  async (list) => {
    const options = await readOptionList(platform.db, list);
    if ('refused' in options) throw new Error(list);
    const [first, second] = options.options;
    expect(await addOption(platform, admin, { list, label: 'Něco nového', reason })).toEqual({
      refused: 'invalid-input',
      fields: { label: [options.why] },
    });
    expect(
      await mergeOption(platform, admin, { list, id: first?.id ?? '', into: second?.id ?? '', reason }),
    ).toEqual({ refused: 'invalid-input', fields: { into: [options.why] } });
    const renamed = { list, id: first?.id ?? '', label: 'Jinak', reason };
    expect(await editOption(platform, admin, { ...renamed, hidden: false })).not.toHaveProperty('refused');
  },
);

test('the last option that is offered stays', async () => {
  const hide = (id: string, label: string) =>
    editOption(platform, admin, { list: 'kneepadLength', id, label, hidden: true, reason });
  await hide('short', 'Krátké');
  expect(await hide('long', 'Dlouhé')).toEqual({
    refused: 'invalid-input',
    fields: { hidden: ['Aspoň jedna možnost musí zůstat.'] },
  });
});
