import { formatTime } from '@yigou/contract/ground/time';
import type { LoginDevice } from '@yigou/contract/people/sessions';
import Bowser from 'bowser';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { endSession, endSessions } from './ending.service';
import { selectSessions } from './sessions.queries';

function describeAgent(agent: string): Pick<LoginDevice, 'deviceName' | 'isPhone'> {
  if (!agent) return { deviceName: '', isPhone: false };
  const { browser, os, platform } = Bowser.parse(agent);
  return {
    deviceName: [browser.name, os.name].filter(Boolean).join(' · '),
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

const ownSessions = ({ tx, caller, now }: AccountContext) => selectSessions(tx, caller.accountId, now);

export async function listDevices(ctx: AccountContext): Promise<LoginDevice[]> {
  return (await ownSessions(ctx)).map((row) => ({
    sessionId: row.sessionId,
    isCurrent: row.sessionId === ctx.caller.sessionId,
    isRemembered: row.rememberedId !== null,
    ...describeAgent(row.agent),
    address: row.address,
    loginTime: formatTime(row.createdAt),
    seenTime: formatTime(row.seenAt),
  }));
}

export async function endDevice(ctx: AccountContext, sessionId: number): Promise<void> {
  const session = (await ownSessions(ctx)).find((row) => row.sessionId === sessionId);
  if (!session) throw new DomainError('notFound');
  await endSession(ctx.tx, session);
}

export async function endOtherDevices(ctx: AccountContext): Promise<void> {
  const own = (await ownSessions(ctx)).find((row) => row.sessionId === ctx.caller.sessionId);
  await endSessions(ctx.tx, ctx.caller.accountId, own);
}
