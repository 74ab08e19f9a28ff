import { titleHolderLabels, titleTypeLabels } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { confirmBox, ScrollRegion, StateTag } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { Tag } from '../../../ui/Tag';
import { useMay } from '../../people/accounts/shared/useMay';
import styles from './InvoicePage.module.css';
import { qualificationText, qualificationTone } from './invoice.rules';
import { useDeleteTitle } from './invoices.api';
import { useTitles } from './shared/titles.api';
import { TitleDialog } from './TitleDialog';

export function TitleList() {
  const { data, isPending, isError, refetch } = useTitles();
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>();
  const remove = useDeleteTitle();
  const mayRemove = useMay('kamUser/invoice/removeTitle');

  async function removeAsked({ titleId, name }: InvoiceTitle) {
    const text = `删除抬头“${name}”吗？已提交的申请不受影响。`;
    if (await confirmBox({ text, confirmText: '删除' })) remove.mutate({ titleId });
  }

  if (isPending) return <Skeleton height={240} />;
  if (isError) return <ErrorState text="抬头加载失败" onRetry={() => refetch()} />;
  const titles = data.resultData;
  return (
    <>
      <div className={styles.filters}>
        <p className={styles.hint}>全企业共用；专票抬头由平台审核资质，变更开票资料须重新审核</p>
        <Button kind="primary" onClick={() => setEditing('new')}>
          新增抬头
        </Button>
      </div>
      {titles.length === 0 ? (
        <EmptyState title="暂无发票抬头">新增后，申请开票时可选用</EmptyState>
      ) : (
        <ScrollRegion>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">抬头</th>
                <th scope="col">类型</th>
                <th scope="col">开户与注册资料</th>
                <th scope="col">交付</th>
                <th scope="col">资质</th>
                <th scope="col">操作</th>
              </tr>
            </thead>
            <tbody>
              {titles.map((title) => (
                <tr key={title.titleId}>
                  <td>
                    <b>{title.name}</b> {title.isDefault && <Tag kind="theme">默认</Tag>}
                    <small>{title.taxNo || titleHolderLabels[title.holder]}</small>
                  </td>
                  <td>{titleTypeLabels[title.type]}</td>
                  <td className={styles.goods}>
                    {title.bank ? `${title.bank} ${title.bankAccount}` : '—'}
                    {title.address && (
                      <small>
                        {title.address} {title.phone}
                      </small>
                    )}
                  </td>
                  <td>
                    {title.email}
                    <small>{title.mobile}</small>
                  </td>
                  <td>
                    {title.type === 'normal' ? (
                      '无需审核'
                    ) : (
                      <StateTag tone={qualificationTone[title.qualification]}>{qualificationText(title)}</StateTag>
                    )}
                    {title.refusal && <small className={styles.why}>{title.refusal}</small>}
                  </td>
                  <td className={styles.acts}>
                    <Button kind="text" aria-label={`编辑抬头 ${title.name}`} onClick={() => setEditing(title)}>
                      编辑
                    </Button>
                    {mayRemove && (
                      <Button
                        kind="text"
                        disabled={remove.isPending}
                        aria-label={`删除抬头 ${title.name}`}
                        onClick={() => removeAsked(title)}
                      >
                        删除
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {editing && <TitleDialog title={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
