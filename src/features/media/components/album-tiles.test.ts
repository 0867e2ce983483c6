import { expect, test } from 'vitest';
import type { Photo } from '../contract.ts';
import { type AlbumTile, storedOrder, tileOf, tilesReducer } from './use-album.ts';

const photo = (id: string): Photo => ({
  id,
  position: 0,
  state: 'ready',
  width: 1,
  height: 1,
  placeholder: '',
  preview: `/fotky/${id}.webp`,
  avif: [],
  webp: [],
});
const uploading: AlbumTile = { key: 'new', name: 'hul.jpg', state: 'uploading', progress: 0.5 };

test('a tile keeps its key when its photo has arrived, so that nothing jumps and focus stays', () => {
  const [tile] = tilesReducer([uploading], { type: 'arrived', key: 'new', photo: photo('p1') });
  expect(tile).toMatchObject({ key: 'new', photoId: 'p1', state: 'ready', image: '/fotky/p1.webp' });
});

test('the server’s album replaces stored photos and keeps those still uploading', () => {
  const before = [tileOf(photo('p1')), { ...tileOf(photo('p2')), key: 'new2' }, uploading];
  const turned = { ...photo('p2'), preview: '/fotky/turned.webp' };
  const after = tilesReducer(before, {
    type: 'album',
    photos: [photo('p0'), photo('p1'), turned, photo('p3')],
  });
  expect(after.map(({ key }) => key)).toEqual(['p0', 'p1', 'new2', 'p3', 'new']);
  expect(after[2]).toMatchObject({ photoId: 'p2', image: '/fotky/turned.webp' });
});

test('a late reply of the server does not undo a later move', () => {
  const tiles = ['p2', 'p3', 'p1'].map((id) => tileOf(photo(id)));
  const after = tilesReducer(tiles, { type: 'album', photos: [photo('p3'), photo('p1'), photo('p2')] });
  expect(storedOrder(after)).toEqual(['p2', 'p3', 'p1']);
});

test('only photos stored on the server are in the order sent to it', () => {
  const tiles = tilesReducer([uploading, tileOf(photo('p1'))], { type: 'moved', from: 0, to: 1 });
  expect(tiles.map(({ key }) => key)).toEqual(['p1', 'new']);
  expect(storedOrder(tiles)).toEqual(['p1']);
});

test('a failed photo has no position and is shown after the others', () => {
  const other: AlbumTile = { key: 'other', name: 'cepel.jpg', state: 'uploading', progress: 0 };
  const failed = tilesReducer([uploading, tileOf(photo('p1')), other], {
    type: 'failed',
    key: 'new',
    error: 'Spojení vypadlo, fotka nedorazila celá.',
    retriable: true,
  });
  const keys = (tiles: readonly AlbumTile[]) => tiles.map(({ key }) => key);
  expect(keys(failed)).toEqual(['p1', 'other', 'new']);
  expect(keys(tilesReducer(failed, { type: 'moved', from: 0, to: 2 }))).toEqual(['other', 'p1', 'new']);
  const more = tilesReducer(failed, { type: 'chosen', tiles: [{ ...other, key: 'last' }] });
  expect(keys(more)).toEqual(['p1', 'other', 'last', 'new']);
});
