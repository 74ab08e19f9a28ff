import { expect, it } from 'vitest';
import { paperOf, zoomSteps } from './licence.rules';

const step = zoomSteps.indexOf(200);

it.each([
  [0, '1.5', '100%'],
  [90, String(1 / 1.5), '150%'],
  [180, '1.5', '100%'],
  [270, String(1 / 1.5), '150%'],
] as const)('turned by %i the room is %s and the picture %s wide', (angle, aspectRatio, width) => {
  const { frame, picture } = paperOf({ step, angle, ratio: 1.5 });
  expect(frame).toEqual({ width: '200%', aspectRatio });
  expect(picture.width).toBe(width);
  expect(picture.transform).toContain(`rotate(${angle}deg)`);
});
