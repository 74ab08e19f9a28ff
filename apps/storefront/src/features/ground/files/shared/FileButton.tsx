import { showRefusal } from '@yigou/web-kit';
import { Button } from '../../../../ui/Button';
import { download } from './files.api';

type FileButtonProps = { fileId: string; fileName: string };

/** The name of a file that was uploaded; a click fetches it. */
export function FileButton({ fileId, fileName }: FileButtonProps) {
  const fetchIt = () => download(fileId, fileName).catch(showRefusal);
  return (
    <Button kind="text" title={`下载 ${fileName}`} onClick={fetchIt}>
      {fileName}
    </Button>
  );
}
