import { contrast } from '@yigou/contract/ground/theme';

const white: [number, number, number] = [255, 255, 255];

/** Which ink can be read on a colour of the template: white where it reaches 4.5 : 1, dark otherwise. */
export function inkOn(background: string): 'light' | 'dark' {
  const part = (at: number) => Number.parseInt(background.slice(at, at + 2), 16);
  return contrast([part(1), part(3), part(5)], white) >= 4.5 ? 'light' : 'dark';
}
