/** Colours are `#rrggbb`. */

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** 0 is all of the one, 1 all of the other. */
export function mix(one: string, other: string, share: number): string {
  const others = partsOf(other);
  return hexOf(partsOf(one).map((part, at) => part + ((others[at] ?? 0) - part) * share));
}

/** How bright it seems, from 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

export const darker = (hex: string, share: number): string => mix(hex, '#10141c', share);
export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Hue in degrees, the others from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const at = (offset + hue / 30 + 12) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return hexOf([part(0), part(8), part(4)]);
}

export function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360;
  return most === green ? 60 * ((blue - red) / range) + 120 : 60 * ((red - green) / range) + 240;
}

/** What can be read on it. */
export const inkOn = (hex: string): string => (brightness(hex) > 0.62 ? '#2a2f38' : '#ffffff');

export const steel = '#bcc5cf';
export const steelDark = '#858f9b';
export const iron = '#4b525d';
export const ink = '#2b3038';
export const paper = '#fafbfd';
export const paperDark = '#dfe4ea';
export const kraft = '#cda16c';
export const kraftDark = '#ab8250';
export const brass = '#d2a541';
export const glass = '#cfe6ee';
export const glassDark = '#9fc3d2';
export const wood = '#d8b07a';
export const signalRed = '#d6362f';
export const signalYellow = '#f6c21c';
export const signalGreen = '#1f9d57';
export const signalBlue = '#2467c9';
