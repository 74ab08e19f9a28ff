import type { CallSpec } from '@yigou/contract';

/** A whole company sits behind one address, so the general limit only stops floods. */
export const generalTriesPerMinute = 6000;

export const limitOf = (spec: CallSpec) => ({
  max: spec.triesPerMinute ?? generalTriesPerMinute,
  timeWindow: '1 minute',
});
