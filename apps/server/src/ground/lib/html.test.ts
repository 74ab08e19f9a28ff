import { describe, expect, it } from 'vitest';
import { cleanHtml, plainText } from './html';

describe('cleanHtml', () => {
  it.each([
    ['<p>好<script>alert(1)</script></p>', '<p>好</p>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<a href="javascript:alert(1)">点我</a>', '<a>点我</a>'],
    ['<a href="/help">帮助</a>', '<a href="/help">帮助</a>'],
    ['<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<svg onload="alert(1)"><p>x</p></svg>', '<p>x</p>'],
    ['<img src="data:text/html,x">', '<img />'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('opens other sites in a tab that knows nothing of us', () => {
    expect(cleanHtml('<a href="https://example.com" onclick="x()">外</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">外</a>',
    );
  });
});

describe('plainText', () => {
  it('has no markup and no entities', () => {
    expect(plainText('<h3>退 换</h3><p>A &amp; B &lt;3</p>')).toBe('退 换 A & B <3');
  });
});
