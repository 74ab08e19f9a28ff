import { type ApplicationState, applicationStateLabels, gbkBytes } from '@yigou/contract/books/invoices.terms';
import { taxNumberRule } from '@yigou/contract/people/accounts.terms';
import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../ground/db/actor';
import {
  actionsFor,
  dueAfter,
  dutiesFor,
  type EffectName,
  type MoveName,
  mayMove,
  moveOf,
  moves,
} from './invoices.rules';
import { noteOf } from './note.rules';
import { qualificationAfter } from './titles.rules';

const states = Object.keys(applicationStateLabels) as ApplicationState[];
const kinds: ActorKind[] = ['account', 'operator', 'system'];

/** Written out by hand: from where each move may start, where it ends, who may, and what it does. */
const table: Record<MoveName, [ApplicationState[], ApplicationState, ActorKind[], EffectName[]]> = {
  apply: [[], 'pendingReview', ['account'], ['noteOrders']],
  withdraw: [['pendingReview'], 'withdrawn', ['account'], ['releaseLines', 'noteOrders']],
  approve: [['pendingReview'], 'issuing', ['operator'], ['tell']],
  reject: [['pendingReview', 'issuing'], 'rejected', ['operator'], ['releaseLines', 'noteOrders', 'tell']],
  issuePart: [['issuing', 'part'], 'part', ['operator', 'system'], ['noteOrders']],
  issueAll: [['issuing', 'part'], 'issued', ['operator', 'system'], ['noteOrders', 'send', 'tell']],
  requestRed: [['issued', 'redFailed'], 'redRequested', ['account'], []],
  acceptRed: [['redRequested'], 'redIssuing', ['operator'], ['tell']],
  declineRed: [['redRequested'], 'redFailed', ['operator'], ['tell']],
  demandRed: [['issued', 'redFailed'], 'redConfirming', ['operator'], ['tell']],
  confirmRed: [['redConfirming'], 'redIssuing', ['account'], []],
  refuseRed: [['redConfirming'], 'redFailed', ['account'], []],
  lapseRed: [['redConfirming'], 'redFailed', ['system'], ['tell']],
  failRed: [['redIssuing'], 'redFailed', ['system'], ['tell']],
  reversePart: [['redIssuing'], 'issued', ['operator', 'system'], ['releaseRed', 'noteOrders', 'send', 'tell']],
  reverseAll: [['redIssuing'], 'red', ['operator', 'system'], ['releaseRed', 'noteOrders', 'send', 'tell']],
  voidPaper: [['issued'], 'voided', ['operator'], ['releaseLines', 'noteOrders', 'tell']],
};

describe('an application', () => {
  it.each(Object.keys(moves) as MoveName[])('%s goes from where it may, by whom it may, and nowhere else', (name) => {
    const [from, to, who, effects] = table[name];
    expect(states.filter((state) => mayMove(name, state))).toEqual(states.filter((state) => from.includes(state)));
    expect(kinds.filter((kind) => moveOf(name).who.includes(kind))).toEqual(who);
    expect([moveOf(name).to, moveOf(name).effects]).toEqual([to, effects]);
  });

  it('ends for good where no move begins', () => {
    const over = states.filter((state) => Object.values(table).every(([from]) => !from.includes(state)));
    expect(over).toEqual(['rejected', 'withdrawn', 'red', 'voided']);
  });

  it('runs out only while the buyer has to confirm', () => {
    const now = new Date('2026-11-16T00:00:00Z');
    expect(states.filter((state) => dueAfter(state, now) !== null)).toEqual(['redConfirming']);
    expect(dueAfter('redConfirming', now)?.toISOString()).toBe('2026-11-19T00:00:00.000Z');
  });

  it('offers each side what the table allows it', () => {
    expect(actionsFor('pendingReview')).toEqual(['withdraw']);
    expect(actionsFor('rejected')).toEqual(['applyAgain']);
    expect(actionsFor('redConfirming')).toEqual(['confirmRed', 'refuseRed', 'sendMail']);
    expect(actionsFor('issued')).toEqual(['applyRed', 'sendMail']);
    expect(actionsFor('voided')).toEqual([]);
    expect(dutiesFor('pendingReview')).toEqual(['approve', 'reject']);
    expect(dutiesFor('redRequested')).toEqual(['acceptRed', 'refuseRed']);
    expect(dutiesFor('issued')).toEqual(['demandRed', 'voidPaper']);
    expect(dutiesFor('redConfirming')).toEqual([]);
  });

  it('says in every state what is going on', () => {
    const told = { sheets: [], lastNote: '原因', applyTime: '2026-11-16 08:00:00', dueTime: '2026-11-19 08:00:00' };
    const sheets = [{ colour: 'blue', state: 'issued', invoiceNo: '1', total: 100 }] as const;
    for (const state of states) expect([state, noteOf({ ...told, sheets, state })]).not.toContain('');
    const two = [...sheets, { colour: 'blue', state: 'waiting', invoiceNo: null, total: 100 }] as const;
    expect(noteOf({ ...told, sheets: two, state: 'part' })).toBe('2 张已开 1 张');
    const red = [...sheets, { colour: 'red', state: 'asked', invoiceNo: null, total: 149_900 }] as const;
    expect(noteOf({ ...told, sheets: red, state: 'redConfirming' })).toBe(
      '红冲 −1,499.00，请在 2026-11-19 08:00:00 前确认',
    );
  });
});

describe('a title', () => {
  it.each([
    '914403001922038216',
    '9144030071526726XG',
    '91330100799655058B',
    '91110000802100433B',
    '91110108551385082Q',
    '91310000132260250X',
    '91440300708461136T',
    '91350100M000100Y43',
  ])('takes the published number %s, and none that differs in one place', (taxNo) => {
    expect(taxNumberRule.ok(taxNo)).toBe(true);
    for (let at = 0; at < taxNo.length; at += 1)
      for (const digit of '0123456789'.replace(taxNo[at] ?? '', ''))
        expect(taxNumberRule.ok(`${taxNo.slice(0, at)}${digit}${taxNo.slice(at + 1)}`)).toBe(false);
  });

  it.each(['', '440301103097413', '91440300192203821', '91440300192203821600', '9144030019220382I6'])(
    'takes no number like %j',
    (taxNo) => expect(taxNumberRule.ok(taxNo)).toBe(false),
  );

  it('is as long as the tax office counts it', () => {
    expect([gbkBytes('abc'), gbkBytes('易购'), gbkBytes('易购Ltd'), gbkBytes('𠮷')]).toEqual([3, 4, 7, 4]);
  });

  it('is reviewed anew when what was reviewed has changed', () => {
    const draft = {
      type: 'special',
      holder: 'company',
      name: '甲',
      taxNo: '1',
      address: 'a',
      phone: 'p',
      bank: 'b',
      bankAccount: '1',
      email: 'e',
      mobile: '',
    } as const;
    const passed = { ...draft, qualification: 'passed' } as const;
    expect(qualificationAfter(draft)).toBe('pending');
    expect(qualificationAfter({ ...draft, type: 'normal' }, passed)).toBe('unreviewed');
    expect(qualificationAfter({ ...draft, email: 'x', mobile: '1' }, passed)).toBe('passed');
    for (const name of ['name', 'taxNo', 'address', 'phone', 'bank', 'bankAccount'] as const)
      expect(qualificationAfter({ ...draft, [name]: 'x' }, passed)).toBe('pending');
    expect(qualificationAfter(draft, { ...draft, qualification: 'refused' })).toBe('pending');
  });
});
