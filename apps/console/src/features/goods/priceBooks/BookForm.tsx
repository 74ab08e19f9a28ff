import type { BookModel } from '@yigou/contract/goods/priceBooks.console';
import { type BookAudience, bookAudienceLabels, bookLimits } from '@yigou/contract/goods/priceBooks.terms';
import { CallError, type PendingRequest, requestFor, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { Button, Checkbox, Drawer, Radio } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { priceBookPath } from '../../../app/paths';
import styles from './PriceBooks.module.css';
import { say, useSaveBook } from './priceBooks.api';
import { DayPicker } from './shared/DayPicker';
import { type Named, PartiesSelect } from './shared/PartySelect';
import { savedText } from './shared/saved';

type Values = {
  name: string;
  audience: BookAudience;
  customers: Named[];
  groups: Named[];
  fromDay: string;
  toDay: string;
  enabled: boolean;
  priority: boolean;
  ceiling: boolean;
};

const checks = {
  name: ({ name }: Values) => (name.trim().length < 2 ? '请填写名称，至少 2 个字' : ''),
  customers: ({ audience, customers }: Values) =>
    audience === 'customers' && customers.length === 0 ? '请选择企业' : '',
  groups: ({ audience, groups }: Values) => (audience === 'groups' && groups.length === 0 ? '请选择客户组' : ''),
  fromDay: ({ fromDay }: Values) => (fromDay === '' ? '请填写开始日' : ''),
  toDay: ({ fromDay, toDay }: Values) => (toDay !== '' && toDay < fromDay ? '结束日不能早于开始日' : ''),
};

const audiences = Object.entries(bookAudienceLabels).map(([value, label]) => ({ value, label }));

const valuesOf = (book: BookModel | null): Values => ({
  name: book?.name ?? '',
  audience: book?.audience ?? 'customers',
  customers: book?.customers ?? [],
  groups: book?.groups ?? [],
  fromDay: book?.fromDay ?? '',
  toDay: book?.toDay ?? '',
  enabled: book?.enabled ?? true,
  priority: book?.priority ?? false,
  ceiling: book?.ceiling ?? true,
});

const idsOf = (named: readonly Named[]): number[] => named.map(({ id }) => id);

/** A new book, or what one is called, for whom and when it holds, and by which rules. */
export function BookForm({ book, onClose }: { book: BookModel | null; onClose: () => void }) {
  const form = useOwnForm<Values>(() => valuesOf(book), { checks });
  const send = useSend(book, form, onClose);
  const { values, change } = form;
  const tick = (name: 'enabled' | 'priority' | 'ceiling', label: string, hint: string) => (
    <FormField extra={hint}>
      {(control) => (
        <Checkbox {...control} checked={values[name]} onChange={({ target }) => change({ [name]: target.checked })}>
          {label}
        </Checkbox>
      )}
    </FormField>
  );
  return (
    <Drawer open size={520} title={book ? '修改价目表' : '新建价目表'} onClose={onClose}>
      <AntdForm form={form} layout="vertical" className={styles.form ?? ''} onSubmit={send.go}>
        <FormText
          {...form.text('name')}
          label="名称"
          extra="买方在商品页看到这个名称"
          autoFocus={!book}
          autoComplete="off"
          maxLength={bookLimits.name}
        />
        <Audience form={form} />
        <div className={styles.pair}>
          <FormField label="开始日" error={form.errors.fromDay}>
            {(control) => (
              <DayPicker {...control} required value={values.fromDay} onChange={(fromDay) => change({ fromDay })} />
            )}
          </FormField>
          <FormField label="结束日（可选）" error={form.errors.toDay} extra="当天仍有效；不填为长期">
            {(control) => <DayPicker {...control} value={values.toDay} onChange={(toDay) => change({ toDay })} />}
          </FormField>
        </div>
        {tick('ceiling', '不高于商城价', '协议价高于当时数量的商城价时，按商城价')}
        {tick('priority', '专项优先', '先于同级的其他价目表，价高也先')}
        {tick('enabled', '启用', '停用后不再影响任何价格')}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={send.busy}>
            {book ? '保存' : '新建'}
          </Button>
          <Button onClick={onClose}>取消</Button>
        </div>
      </AntdForm>
    </Drawer>
  );
}

type Form = ReturnType<typeof useOwnForm<Values>>;

function Audience({ form: { values, errors, change } }: { form: Form }) {
  return (
    <>
      <FormField label="对象">
        {() => (
          <Radio.Group
            aria-label="对象"
            value={values.audience}
            options={audiences}
            onChange={({ target }) => change({ audience: target.value })}
          />
        )}
      </FormField>
      {values.audience === 'customers' && (
        <FormField label="企业" error={errors.customers}>
          {({ id }) => (
            <PartiesSelect
              kind="customers"
              id={id}
              value={values.customers}
              onChange={(customers) => change({ customers })}
            />
          )}
        </FormField>
      )}
      {values.audience === 'groups' && (
        <FormField label="客户组" error={errors.groups}>
          {({ id }) => (
            <PartiesSelect kind="groups" id={id} value={values.groups} onChange={(groups) => change({ groups })} />
          )}
        </FormField>
      )}
    </>
  );
}

function useSend(book: BookModel | null, form: Form, onClose: () => void) {
  const save = useSaveBook();
  const navigate = useNavigate();
  const pending = useRef<PendingRequest | null>(null);
  function go() {
    const { name, audience, customers, groups, fromDay, toDay, enabled, priority, ceiling } = form.values;
    const wanted = {
      ...{ priceBookId: book?.priceBookId ?? null, name: name.trim(), audience, enabled, priority, ceiling },
      ...{ fromDay, toDay: toDay || null },
      customerIds: audience === 'customers' ? idsOf(customers) : [],
      groupIds: audience === 'groups' ? idsOf(groups) : [],
    };
    pending.current = requestFor(pending.current, wanted);
    save.mutate(
      { requestId: pending.current.requestId, ...wanted },
      {
        onSuccess: ({ resultData }) => {
          say(savedText(resultData));
          onClose();
          if (!book && resultData.priceBookId) navigate(priceBookPath(resultData.priceBookId));
        },
        onError: (error) => error instanceof CallError && form.showFieldErrors(error),
      },
    );
  }
  return { go, busy: save.isPending };
}
