import type { StatementModel, StatementRow } from '@yigou/contract/books/statements.model';
import {
  type DifferenceState,
  type StatementState,
  type StatementTab,
  statementTabs,
} from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { firstPaging, type Paging, readPaging, type Tone } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

const tones: Record<StatementState, Tone> = {
  open: 'act',
  disputed: 'run',
  confirmed: 'act',
  invoicing: 'run',
  invoiced: 'act',
  partPaid: 'act',
  settled: 'good',
  void: 'done',
};
/** Late is red, whatever else it is. */
export const toneOf = ({ state, overdue }: Pick<StatementRow, 'state' | 'overdue'>): Tone =>
  overdue ? 'bad' : tones[state];

export const differenceTones: Record<DifferenceState, Tone> = {
  open: 'run',
  accepted: 'good',
  refused: 'bad',
  moved: 'run',
  withdrawn: 'done',
};

export type CheckFilter = Paging & { tab: StatementTab; keyword: string; from: string; to: string };
const firstFilter: CheckFilter = { tab: 'all', keyword: '', from: '', to: '', ...firstPaging };

const isTab = (text: string): text is StatementTab => Object.hasOwn(statementTabs, text);
const readPeriod = (text: string | null): string => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? '') : '');

export function readCheckFilter(query: URLSearchParams): CheckFilter {
  const tab = query.get('tab') ?? '';
  return {
    tab: isTab(tab) ? tab : 'all',
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    from: readPeriod(query.get('from')),
    to: readPeriod(query.get('to')),
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function checkListPath(filter: Partial<CheckFilter>): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== firstFilter[name as keyof CheckFilter]);
  return given.length > 0 ? withQuery(paths.checkList, Object.fromEntries(given)) : paths.checkList;
}

/** Waiting for whom, until when: the line under the title. */
export function whyOf(statement: StatementModel): string {
  const { state, overdue, dueDate, due, paid, openDifferences, remitCode } = statement;
  const left = `尚应付 ${plainYuan(due - paid)} 元`;
  if (state === 'disputed') return `暂不能确认：${openDifferences} 项差异待平台答复，处理完毕后即可确认`;
  if (overdue) return `已逾期：应付日 ${dueDate}，${left}。付清之前不能使用账期支付，转账请写识别码 ${remitCode}`;
  if (state === 'open') return '待我方核对：逐行核对后确认；如有不符，请在该行提出差异';
  if (state === 'invoicing') return `开票中，${left}，应付日 ${dueDate}`;
  if (state === 'settled') return due < 0 ? '已结清：差额已冲抵其他对账单' : '已结清，额度已释放';
  if (state === 'void') return '已作废，明细进入新的对账单';
  return due - paid > 0 ? `待我方付款：${left}，应付日 ${dueDate}，转账请写识别码 ${remitCode}` : '待冲抵其他对账单';
}

const stepTitles = ['出账', '核对', '确认', '开票', '付款', '结清'];
const stepAt: Record<StatementState, number> = {
  open: 1,
  disputed: 1,
  confirmed: 3,
  invoicing: 3,
  invoiced: 4,
  partPaid: 4,
  settled: 6,
  void: 0,
};

/** How far it has come. */
export const walkOf = ({ state, createTime, dueDate, openDifferences }: StatementModel) =>
  stepTitles.map((title, at) => ({
    title,
    note:
      [
        createTime.slice(5, 16),
        openDifferences > 0 ? `差异 ${openDifferences} 项` : '',
        '',
        '',
        `应付日 ${dueDate.slice(5)}`,
        '',
      ][at] ?? '',
    reached: at < stepAt[state],
    now: at === stepAt[state],
  }));
