import { useEffect, useState } from 'react';

/** The address of a picture that only who may see it can fetch; it is given back when nobody looks any more. */
export function useFilePicture(fileId: string, load: (fileId: string) => Promise<Blob>) {
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
  return { url, lost };
}
