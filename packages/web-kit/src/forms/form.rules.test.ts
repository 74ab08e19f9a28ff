import { expect, test } from 'vitest';
import { errorsAfter, type FormChecks, findErrors, hasErrors, textChecks } from './form.rules';

type Values = { name: string; password: string; repeated: string };

const checks: FormChecks<Values> = {
  name: ({ name }) => (name ? '' : '请输入姓名'),
  repeated: ({ password, repeated }) => (password === repeated ? '' : '不一致'),
};
const empty: Values = { name: '', password: '', repeated: '' };

test('only what is wrong is found', () => {
  expect(findErrors(checks, { name: '', password: 'a', repeated: 'a' })).toEqual({ name: '请输入姓名' });
  expect(findErrors(checks, { name: '张三', password: 'a', repeated: 'b' })).toEqual({ repeated: '不一致' });
  expect([hasErrors({}), hasErrors({ name: '' }), hasErrors({ name: '不对' })]).toEqual([false, false, true]);
});

test('a message goes when its fault is mended, and not before', () => {
  expect(errorsAfter({ name: '请输入姓名' }, empty, { name: '张' }, checks)).toEqual({});
  expect(errorsAfter({ name: '请输入姓名' }, empty, { password: 'a' }, checks)).toEqual({ name: '请输入姓名' });
});

test('a fault between two fields may be mended in either', () => {
  const before = { name: '张三', password: 'a', repeated: 'b' };
  expect(errorsAfter({ repeated: '不一致' }, before, { password: 'b' }, checks)).toEqual({});
  expect(errorsAfter({ repeated: '不一致' }, before, { repeated: 'a' }, checks)).toEqual({});
});

test('while somebody types no new message comes', () => {
  expect(errorsAfter({}, empty, { password: 'a' }, checks)).toEqual({});
});

test('what the server said stays until its field is touched', () => {
  const shown = { name: '该姓名已被使用' };
  const before = { ...empty, name: '张三' };
  expect(errorsAfter(shown, before, { password: 'a', repeated: 'a' }, checks)).toEqual(shown);
  expect(errorsAfter(shown, before, { name: '李四' }, checks)).toEqual({});
  expect(errorsAfter(shown, before, { name: '' }, checks)).toEqual({ name: '请输入姓名' });
});

test('a check of one text is a check of its field', () => {
  const checks = textChecks<{ name: string; count: number }>({ name: (text) => (text === '' ? '请填写' : '') });
  expect(findErrors(checks, { name: '', count: 0 })).toEqual({ name: '请填写' });
  expect(findErrors(checks, { name: '笔', count: 0 })).toEqual({});
});
