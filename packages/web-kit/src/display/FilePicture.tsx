import { useEffect, useState } from 'react';

type FilePictureProps = {
  fileId: string;
  fileName: string;
  load: (fileId: string) => Promise<Blob>;
};

/** A picture that only who may see it can fetch; a click opens it at its full size. */
export function FilePicture({ fileId, fileName, load }: FilePictureProps) {
  const [url, setUrl] = useState('');
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let made = '';
    let gone = false;
    load(fileId).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setLost(true),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fileId, load]);

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
