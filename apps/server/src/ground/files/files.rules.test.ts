import { describe, expect, it, vi } from 'vitest';
import { shownName } from './files.rules';

/** How long a text was that a pattern was tried on. */
function longestSeen(work: () => void): number {
  const lengths: number[] = [];
  const { exec } = RegExp.prototype;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    lengths.push(text.length);
    return exec.call(this, text);
  });
  work();
  spy.mockRestore();
  return Math.max(...lengths);
}

describe('the shown name of a file', () => {
  it.each([
    ['执照.png', 'png', '执照.png'],
    ['照片.JPG', 'jpg', '照片.JPG'],
    ['照片.jpeg', 'jpg', '照片.jpeg'],
    ['x.exe', 'png', 'x.png'],
    ['a.png.exe', 'png', 'a.png'],
    ['回单', 'pdf', '回单.pdf'],
    ['v1.2 报价', 'xlsx', 'v1.2 报价.xlsx'],
    ['v1.2', 'pdf', 'v1.2.pdf'],
    ['x.exe. ', 'png', 'x.png'],
    ['../../etc/passwd', 'png', 'etcpasswd.png'],
    ['a\\b<c>"d.png', 'png', 'abcd.png'],
    // Written backwards it reads photo_exe.png on a screen.
    ['photo_\u202Egnp.exe', 'png', 'photo_gnp.png'],
    ['a\u200B\uFEFFb\u2028c\u2029d\u0007\u0085.png', 'png', 'abcd.png'],
    ['', 'png', '未命名.png'],
    ['.exe', 'png', '未命名.png'],
    ['\u202E', 'png', '未命名.png'],
    ['\ud83d.png', 'png', '未命名.png'],
  ])('%j with the content of a %s is %j', (given, extension, shown) => {
    expect(shownName(given, extension)).toBe(shown);
  });

  it.each(['.', ' ', '. ', '\u3000'])(
    'of 78,000 times %j and a sign is found without beginning anew at each',
    (sign) => {
      // What a pattern would look at again and again is cut off before any pattern sees it.
      const longest = longestSeen(() => shownName(`${sign.repeat(78_000 / sign.length)}x`, 'png'));
      expect(longest).toBeLessThanOrEqual(1000);
    },
  );

  it('has a hundred characters at most, and no half ones', () => {
    const shown = shownName(`${'😀'.repeat(120)}.png`, 'png');
    expect([...shown]).toHaveLength(100);
    expect(shown).toMatch(/^(😀)+\.png$/u);
  });
});
