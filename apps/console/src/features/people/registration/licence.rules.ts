/** In percent of the width that there is. */
export const zoomSteps = [50, 75, 100, 150, 200, 300, 400] as const;

/** `ratio`: width by height, as the picture was made. */
export type Turned = { step: number; angle: 0 | 90 | 180 | 270; ratio: number };

/**
 * The room that a turned picture takes, and the picture in its middle: turned on its side it is as wide as the room is
 * high.
 */
export function paperOf({ step, angle, ratio }: Turned) {
  const onSide = angle % 180 === 90;
  return {
    frame: { width: `${zoomSteps[step] ?? 100}%`, aspectRatio: String(onSide ? 1 / ratio : ratio) },
    picture: {
      width: `${onSide ? ratio * 100 : 100}%`,
      transform: `translate(-50%, -50%) rotate(${angle}deg)`,
    },
  };
}
