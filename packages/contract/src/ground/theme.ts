/** Every tint of the shop is computed from the one colour of the template. */
type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const mix = (from: Rgb, to: Rgb, share: number): string =>
  `rgb(${from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share)).join(' ')})`;

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const readable = 4.5;

const softShare = 0.92;

/** The colour itself where it can be read on its soft tint (and so on white), otherwise darkened until it can. */
function asText(color: Rgb): string {
  const soft = color.map((part) => Math.round(part + (255 - part) * softShare)) as Rgb;
  for (let share = 0; share < 1; share += 0.05) {
    const shade = color.map((part) => Math.round(part * (1 - share))) as Rgb;
    if (contrast(shade, soft) >= readable) return `rgb(${shade.join(' ')})`;
  }
  return '#000';
}

export function themeVariables(webColor: string): Record<string, string> {
  const color = parse(webColor);
  const whiteOnIt = contrast(color, white) >= readable;
  // Hover and press move away from the colour of the text, so that it stays readable; one of black and white always is.
  const away = whiteOnIt ? black : white;
  return {
    '--theme': webColor,
    '--theme-hover': mix(color, away, 0.14),
    '--theme-active': mix(color, away, 0.26),
    '--theme-soft': mix(color, white, softShare),
    '--theme-line': mix(color, white, 0.78),
    '--theme-text': asText(color),
    '--on-theme': whiteOnIt ? '#fff' : '#000',
  };
}
