import type { ApprovalDeputy } from '@yigou/contract/trade/approvals';

/** The year is not what one asks for. */
const short = (day: string): string => day.slice(5);

/** Who decides for me and until when; empty: nobody, or no more. */
export function deputyText({ deputyId, deputyName, fromDay, toDay }: ApprovalDeputy, today: string): string {
  if (deputyId === null || toDay < today) return '';
  return fromDay > today
    ? `${short(fromDay)} 起由 ${deputyName} 代您审批，至 ${short(toDay)}`
    : `${deputyName} 正在代您审批，至 ${short(toDay)}；您自己仍可处理`;
}

/** For whom I decide and until when; empty: for nobody. */
export const actingText = ({ actingFor }: ApprovalDeputy): string =>
  actingFor.length === 0
    ? ''
    : `您正在代 ${actingFor.map(({ userName, toDay }) => `${userName}（至 ${short(toDay)}）`).join('、')} 审批`;
