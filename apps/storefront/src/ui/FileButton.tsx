import { CallError, download, toast } from '@yigou/web-kit';
import { Button } from './Button';

type FileButtonProps = { fileId: string; fileName: string };

/** The name of a file that was uploaded; a click fetches it. */
export function FileButton({ fileId, fileName }: FileButtonProps) {
  const fetchIt = () =>
    download(fileId, fileName).catch((cause: unknown) => {
      if (cause instanceof CallError) toast.error(cause.message);
    });
  return (
    <Button kind="text" title={`下载 ${fileName}`} onClick={fetchIt}>
      {fileName}
    </Button>
  );
}
