import { useQueryClient } from '@tanstack/react-query';
import { importLimits, isArchive } from '@yigou/contract/goods/imports.terms';
import { errorText } from '@yigou/contract/ground/errors';
import { showRefusal, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { importPath } from '../../../app/paths';
import { FileDrop } from '../../../ui/FileDrop';
import styles from './Imports.module.css';
import { sendSheet } from './imports.api';

/** A sheet is dropped or chosen; what comes of it is on a page of its own. */
export function UploadDrop() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [busy, setBusy] = useState('');

  async function take(file: File | undefined) {
    if (!file || busy) return;
    const most = isArchive(file.name) ? importLimits.zipBytes : importLimits.sheetBytes;
    if (file.size > most) return void toast.error(errorText('importFileTooLarge'));
    if (file.size === 0) return void toast.error('文件是空的，请重新选择');
    setBusy(file.name);
    try {
      const { importId } = await sendSheet(file);
      cache.invalidateQueries();
      navigate(importPath(importId));
    } catch (cause) {
      showRefusal(cause);
      setBusy('');
    }
  }
  return (
    <FileDrop
      label="商品文件"
      accept=".xlsx,.csv,.txt,.zip"
      disabled={busy !== ''}
      className={styles.drop}
      onFiles={([file]) => take(file)}
    >
      <b aria-live="polite">{busy ? `正在上传 ${busy}…` : '把表格或图片 zip 拖到这里，或点击选择'}</b>
      <span>
        xlsx 或 csv，最大 50 MB、{importLimits.rows.toLocaleString('zh-CN')} 行；图片 zip 最大 500
        MB，文件名用商品编号。 先试运行，放行之前不写入任何商品。
      </span>
    </FileDrop>
  );
}
