import { describe, expect, it } from 'vitest';
import { inkOn } from './slide.rules';

describe('inkOn', () => {
  it.each(['#29166f', '#000000', '#0b6e4f', '#767676'])('writes white on %s', (color) => {
    expect(inkOn(color)).toBe('light');
  });
  it.each(['#ffffff', '#ffd666', '#8b7bdc', '#777777'])('writes dark on %s', (color) => {
    expect(inkOn(color)).toBe('dark');
  });
});
