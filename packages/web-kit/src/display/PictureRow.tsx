import { FilePicture } from './FilePicture';
import styles from './PictureRow.module.css';

type PictureRowProps = {
  pictures: readonly { fileId: string; fileName: string }[];
  /** `照片`, `图片`: what the row is called. */
  label: string;
  load: (fileId: string) => Promise<Blob>;
  /** May set `--picture` and `--picture-line`. */
  className?: string | undefined;
};

/** Pictures that belong to something, small and in a row; nothing without any. */
export const PictureRow = ({ pictures, label, load, className = '' }: PictureRowProps) =>
  pictures.length > 0 && (
    <ul className={`${styles.row} ${className}`} aria-label={label}>
      {pictures.map(({ fileId, fileName }) => (
        <li key={fileId}>
          <FilePicture fileId={fileId} fileName={fileName} load={load} />
        </li>
      ))}
    </ul>
  );
