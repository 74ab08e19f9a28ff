import { keepPreviousData } from '@tanstack/react-query';
import { CallError } from '@yigou/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useApiQuery } from '../../../app/client';
import { useSession } from '../../../app/session';
import type { UploadedFile } from '../../ground/files/shared/UploadButton';
import type { SettleValues } from './checkout.rules';
import { keepDraft, loadDraft } from './draftStore';

/** What the buyer changed so far, and the preview that is made for it. */
export function useCheckout() {
  const { userId } = useSession();
  const [draft, setDraft] = useState(() => loadDraft(userId));
  /** An upload ends long after it began: it must meet the form as it is then. */
  const latest = useRef(draft);
  // Asked anew each time the page opens: prices and stock of a minute ago are no preview.
  const preview = useApiQuery('Order/Preview', draft.addressId ? { addressId: draft.addressId } : {}, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    gcTime: 0,
  });

  function change(part: Partial<SettleValues>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepDraft(userId, latest.current);
  }

  // An address that was deleted meanwhile: back to the default one.
  const gone = draft.addressId !== undefined && preview.error instanceof CallError && preview.error.code === '4';
  useEffect(() => {
    if (gone) change({ addressId: undefined });
  });

  const filesNow = (): readonly UploadedFile[] => latest.current.attachments ?? [];

  return { userId, draft, preview, change, filesNow };
}

export type Settlement = ReturnType<typeof useCheckout>;
