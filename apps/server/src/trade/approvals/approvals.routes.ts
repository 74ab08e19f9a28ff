import type { approvalCalls } from '@yigou/contract/trade/approvals';
import type { approvalLinkCalls } from '@yigou/contract/trade/approvals.link';
import type { approvalRuleCalls } from '@yigou/contract/trade/approvals.rules';
import type { Db } from '../../ground/db/client';
import type { Routes } from '../../ground/http/bind';
import type { SiteKey } from '../../ground/http/context';
import type { Approvables } from './approvables.service';
import {
  addSigner,
  approveMany,
  approveTask,
  rejectTask,
  sendBack,
  transferApproval,
} from './approvalDeciding.service';
import { pageApprovals, readApproval } from './approvals.service';
import { answerQuestion, askSubmitter, remindApprovers, withdrawFlow } from './asking.service';
import { listApprovers, readDeputy, saveDeputy } from './deputies.service';
import { decideByCode, readByCode, sendConfirmCode } from './links.service';
import { deleteRule, enableRule, listChoices, listRules, moveRule, saveRule } from './ruleBook.service';
import { testRules } from './testing.service';

export type ApprovalTools = {
  approvables: Approvables;
  /** The amount in 分 above which a mailed link asks for a code. */
  codeFrom: number;
  siteTitle: (tx: Db, site: SiteKey) => Promise<string>;
};

const done = { resultData: null };

export const approvalRoutes = (
  tools: ApprovalTools,
): Routes<typeof approvalCalls & typeof approvalRuleCalls & typeof approvalLinkCalls> => {
  const { approvables, codeFrom } = tools;
  const by = <C extends object>(ctx: C) => ({ ...ctx, approvables });
  return {
    'Approval/GetPage': (ctx, input) => pageApprovals(by(ctx), input),
    'Approval/GetModel': async (ctx, { flowId }) => ({ resultData: await readApproval(by(ctx), flowId) }),
    'Approval/Approve': async (ctx, input) => ({ resultData: await approveTask(by(ctx), ctx.caller, input) }),
    'Approval/Reject': async (ctx, input) => ({ resultData: await rejectTask(by(ctx), ctx.caller, input) }),
    'Approval/SendBack': async (ctx, input) => ({ resultData: await sendBack(by(ctx), ctx.caller, input) }),
    'Approval/Transfer': async (ctx, input) => ({ resultData: await transferApproval(by(ctx), ctx.caller, input) }),
    'Approval/AddSigner': async (ctx, input) => ({ resultData: await addSigner(by(ctx), ctx.caller, input) }),
    'Approval/Ask': async (ctx, input) => ({ resultData: await askSubmitter(by(ctx), ctx.caller, input) }),
    'Approval/Answer': async (ctx, input) => ({ resultData: await answerQuestion(by(ctx), ctx.caller, input) }),
    'Approval/Remind': async (ctx, input) => ({ resultData: await remindApprovers(by(ctx), ctx.caller, input) }),
    'Approval/Withdraw': async (ctx, input) => ({ resultData: await withdrawFlow(by(ctx), ctx.caller, input) }),
    'Approval/BatchApprove': async (ctx, input) => ({ resultData: await approveMany(by(ctx), ctx.caller, input) }),
    'Approval/GetApprovers': async (ctx) => ({ resultData: await listApprovers(ctx) }),
    'Approval/GetDeputy': async (ctx) => ({ resultData: await readDeputy(ctx) }),
    'Approval/SaveDeputy': async (ctx, input) => ({ resultData: await saveDeputy(ctx, input) }),
    'Approval/GetRuleList': async (ctx) => ({ resultData: await listRules(ctx) }),
    'Approval/GetRuleChoices': async (ctx) => ({ resultData: await listChoices(ctx) }),
    'Approval/SaveRule': async (ctx, input) => ({ resultData: await saveRule(ctx, input) }),
    'Approval/DeleteRule': async (ctx, { ruleId }) => {
      await deleteRule(ctx, ruleId);
      return done;
    },
    'Approval/MoveRule': async (ctx, { ruleId, position }) => {
      await moveRule(ctx, ruleId, position);
      return done;
    },
    'Approval/EnableRule': async (ctx, { ruleId, enabled }) => {
      await enableRule(ctx, ruleId, enabled);
      return done;
    },
    'Approval/TestRule': async (ctx, input) => ({ resultData: await testRules(by(ctx), input) }),
    'Approval/GetByCode': async (ctx, { code }) => {
      const siteTitle = await tools.siteTitle(ctx.tx, ctx.site);
      return { resultData: await readByCode({ ...by(ctx), codeFrom, siteTitle }, code) };
    },
    'Approval/SendConfirmCode': async (ctx, { code }) => ({
      resultData: await sendConfirmCode({ ...by(ctx), codeFrom }, code),
    }),
    'Approval/DecideByCode': async (ctx, input) => ({
      resultData: await decideByCode({ ...by(ctx), codeFrom }, input),
    }),
  };
};
