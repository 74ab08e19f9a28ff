import { useState } from 'react';

type Choice = { wide: boolean; other: boolean };
const keptAs = 'console-menu-folded';
/** Tools that need the room have it at first. */
const atFirst: Choice = { wide: true, other: false };

function read(): Choice {
  try {
    return { ...atFirst, ...(JSON.parse(localStorage.getItem(keptAs) ?? '{}') as Partial<Choice>) };
  } catch {
    return atFirst;
  }
}

/** Whether the menu is folded away, remembered for wide tools and for all other pages each on its own. */
export function useFolded(wide: boolean) {
  const [choice, setChoice] = useState(read);
  const which = wide ? 'wide' : 'other';
  const turn = () => {
    const next = { ...choice, [which]: !choice[which] };
    setChoice(next);
    localStorage.setItem(keptAs, JSON.stringify(next));
  };
  return { folded: choice[which], turn };
}
