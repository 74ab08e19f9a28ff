import { brightness, darker, kraft } from './paint';
import { disc, line, lit, oval, path, placed, rect, words } from './shapes';
import type { Sketch } from './sketch.types';

/** Small things that several kinds of goods have on or in them. */

export const leaf = (x: number, y: number, degrees: number, fill = '#5b9a3c') =>
  placed(`translate(${x} ${y}) rotate(${degrees})`, [
    path('M0 0q6-26 30-28-2 26-30 28z', fill),
    line('M2-2l20-20', darker(fill, 0.3), 1.8),
  ]);

export const paperRoll = (x: number, y: number, r: number, tall: number) => [
  lit(path(`M${x - r} ${y}v${tall}a${r} ${r * 0.34} 0 0 0 ${r * 2} 0v${-tall}z`, '#fff')),
  oval(x, y, r, r * 0.34, '#fff'),
  oval(x, y, r * 0.74, r * 0.24, '#eef2f6'),
  oval(x, y, r * 0.34, r * 0.12, '#c9a070'),
];

export const liquids = ['#6fb9f2', '#8fd19a', '#f3b86a', '#c79be0', '#f397b3', '#5fc8c0'];

export const nameOn = (s: Sketch, x: number, y: number, size = 15) =>
  words(x, y, size, brightness(s.colour) > 0.62 ? s.tone : '#fff', s.brand, 70);

export const panel = (x: number, y: number, wide = 44) =>
  rect(x, y, wide, 20, '#20262e', 4) +
  rect(x + 4, y + 4, wide * 0.44, 12, '#5fb0e8', 2) +
  disc(x + wide - 9, y + 10, 4, '#4cc27a');

export const goodsOn = (x: number, y: number, by: number, s: Sketch) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    rect(0, -26, 34, 26, kraft),
    rect(38, -20, 26, 20, s.toneLight),
    rect(12, -26, 8, 9, '#e7d3a4'),
  ]);
