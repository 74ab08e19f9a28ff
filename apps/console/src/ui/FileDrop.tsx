import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react';

type FileDropProps = {
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  className: string | undefined;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A place where files are dropped, pasted or chosen; `data-over` while one is held above it. */
export function FileDrop({ label, accept, multiple = false, disabled = false, className, ...rest }: FileDropProps) {
  const { onFiles, children } = rest;
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: Iterable<File> | null) => {
    const all = [...(files ?? [])];
    if (all.length > 0 && !disabled) onFiles(multiple ? all : all.slice(0, 1));
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <label
      htmlFor={id}
      className={className}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
    >
      <input
        {...{ id, accept, multiple, disabled }}
        aria-label={label}
        className="spoken"
        type="file"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}
