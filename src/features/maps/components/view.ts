import {
  fromMap,
  type Point,
  type Spot,
  toMap,
  unitZoom,
  type View,
  wholeMap,
} from '../../places/components/mercator.ts';
import type { Box } from '../contract.ts';

/** Aspect ratio of every map on every screen, so that the server renders what the browser shows. */
const aspect = 6 / 5;
/** Assumed width in pixels: a map is about 350 to 850 wide, which the server cannot know. */
export const usualWidth = 520;
/** About 6 km wide. */
const narrowest = 60;
const widest = wholeMap.width * 1.3;

export const wholeView = framed(wholeMap);

/** The rectangle extended to the aspect ratio of maps, with the same middle. */
function framed({ x, y, width, height }: View): View {
  const wide = Math.min(widest, Math.max(narrowest, width, height * aspect));
  return inReach({ x: x + width / 2, y: y + height / 2 }, wide);
}

/** A view of this width around a spot; its middle stays in the country. */
function inReach(middle: Spot, width: number): View {
  const x = Math.min(wholeMap.width, Math.max(0, middle.x));
  const y = Math.min(wholeMap.height, Math.max(0, middle.y));
  return { x: x - width / 2, y: y - width / aspect / 2, width, height: width / aspect };
}

export function viewOf({ west, south, east, north }: Box): View {
  const from = toMap({ lat: north, lon: west });
  const to = toMap({ lat: south, lon: east });
  return framed({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });
}

/** About 40 km around a point; undefined for a point outside of the country's map. */
export function viewAround(point: Point): View | undefined {
  const { x, y } = toMap(point);
  const isOnMap = x >= 0 && y >= 0 && x <= wholeMap.width && y <= wholeMap.height;
  return isOnMap ? framed({ x: x - 200, y: y - 200 / aspect, width: 400, height: 400 / aspect }) : undefined;
}

export function boxOf({ x, y, width, height }: View): Box {
  const [from, to] = [fromMap({ x, y }), fromMap({ x: x + width, y: y + height })];
  return { west: from.lon, south: to.lat, east: to.lon, north: from.lat };
}

/** Minimum width in pixels of a map beside its list on a wide screen (map.module.css). */
export const wideWidth = 740;
/**
 * Width assumed for choosing its zoom: slightly more, so that markers may be as close together as on a phone.
 */
const roomOfWide = 880;

/** The Web Mercator zoom at which this view has the usual width of a map. */
export const zoomOf = (view: View): number => zoomAt(view, usualWidth);
/** The same for a map beside its list on a wide screen, which has space for more markers. */
export const wideZoomOf = (view: View): number => zoomAt(view, roomOfWide);

function zoomAt({ width }: View, pixels: number): number {
  return Math.min(13, Math.max(5, Math.round((unitZoom + Math.log2(pixels / width)) * 2) / 2));
}

/** Moved by fractions of its own width and height. */
export function moved({ x, y, width, height }: View, right: number, down: number): View {
  return inReach({ x: x + width * (0.5 + right), y: y + height * (0.5 + down) }, width);
}

/** Scaled to `times` the width while `at` keeps its position on the screen. */
export function scaled(view: View, times: number, at: Spot = centerOf(view)): View {
  const width = Math.min(widest, Math.max(narrowest, view.width * times));
  const share = width / view.width;
  const middle = centerOf(view);
  return inReach({ x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share }, width);
}

export function centerOf({ x, y, width, height }: View): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The position of a spot in a view, as fractions from 0 to 1. */
export function fractionOf(view: View, { x, y }: Spot): Spot {
  return { x: (x - view.x) / view.width, y: (y - view.y) / view.height };
}

/** Equal within 1 % of the width, since URLs are rounded to ten metres. */
export const sameView = (a: View, b: View) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < a.width / 100;

/** Removes the views up to the one that has arrived; undefined when that one was not asked for. */
export function viewsAfter(asked: readonly View[], come: View): View[] | undefined {
  const at = asked.findLastIndex((each) => sameView(each, come));
  return at < 0 ? undefined : asked.slice(at + 1);
}

/** Interpolates between two views; `share` from 0 to 1. */
export function interpolate(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
