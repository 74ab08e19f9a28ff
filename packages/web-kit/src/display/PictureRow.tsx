import type { ReactNode } from 'react';
import { FilePicture } from './FilePicture';
import styles from './PictureRow.module.css';

type Picture = { fileId: string; fileName: string };

type PictureRowProps = {
  pictures: readonly Picture[];
  /** `照片`, `图片`: what the row is called. */
  label?: string;
  load: (fileId: string) => Promise<Blob>;
  /** May set `--picture` and `--picture-line`. */
  className?: string | undefined;
  /** What can be done with each. */
  children?: (picture: Picture) => ReactNode;
};

/** Pictures that belong to something, small and in a row; nothing without any. */
export const PictureRow = ({ pictures, label, load, className = '', children }: PictureRowProps) =>
  pictures.length > 0 && (
    <ul className={`${styles.row} ${className}`} aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.fileId}>
          <FilePicture {...picture} load={load} />
          {children?.(picture)}
        </li>
      ))}
    </ul>
  );
