import { useState } from 'react';
import { type Turned, zoomSteps } from './licence.rules';

const fit = zoomSteps.indexOf(100);

/** How large a picture is shown, and which side is up. */
export function usePaper() {
  const [step, setStep] = useState(fit);
  const [angle, setAngle] = useState<Turned['angle']>(0);
  const [ratio, setRatio] = useState(1);
  return {
    step,
    angle,
    ratio,
    isSmallest: step === 0,
    isLargest: step === zoomSteps.length - 1,
    grow: () => setStep((now) => Math.min(now + 1, zoomSteps.length - 1)),
    shrink: () => setStep((now) => Math.max(now - 1, 0)),
    turn: () => setAngle((now) => ((now + 90) % 360) as Turned['angle']),
    measure: (width: number, height: number) => setRatio(width / height),
  };
}
