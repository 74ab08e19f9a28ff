import { viewLimits } from '@yigou/contract/people/views.terms';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useState } from 'react';

/** The name one gives to a view: asked for in place, saved by Enter, left by Escape. */
export function useViewName(onSave: (name: string, close: () => void) => void) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const name = value.trim();
  const close = () => setOpen(false);
  return {
    isOpen,
    hasName: name !== '',
    open: () => setOpen(true),
    close,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (name) onSave(name, close);
    },
    input: {
      'aria-label': '视图名称',
      placeholder: '视图名称',
      maxLength: viewLimits.name,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value),
      onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && close(),
    },
  };
}
