import { useFilePicture } from './useFilePicture';

type FilePictureProps = {
  fileId: string;
  fileName: string;
  load: (fileId: string) => Promise<Blob>;
};

/** A picture that only who may see it can fetch; a click opens it at its full size. */
export function FilePicture({ fileId, fileName, load }: FilePictureProps) {
  const { url, lost } = useFilePicture(fileId, load);
  if (lost) return <span>图片加载失败</span>;
  return (
    <a
      href={url || undefined}
      // Without an address it is no link to a screen reader, and could not be called by its name.
      role={url ? undefined : 'link'}
      aria-disabled={url ? undefined : true}
      target="_blank"
      rel="noreferrer"
      aria-label={`查看图片 ${fileName}`}
      aria-busy={url === ''}
    >
      {url && <img src={url} alt={fileName} />}
    </a>
  );
}
