import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './run.mjs';

/**
 * An install on one machine can silently drop the binaries of all others from the lock file, and `npm ci` then breaks
 * there. Every package that brings its binaries as optional packages must have those of all systems we run on.
 */
const systems = {
  'Linux x64': { os: 'linux', cpu: 'x64' },
  'Linux arm64': { os: 'linux', cpu: 'arm64' },
  'macOS arm64': { os: 'darwin', cpu: 'arm64' },
  'macOS x64': { os: 'darwin', cpu: 'x64' },
  'Windows x64': { os: 'win32', cpu: 'x64' },
};

/** `@rolldown/binding-linux-arm64-gnu` → linux, arm64; musl is another C library than the one we promise. */
function systemOf(name) {
  const os = name.match(/linux|darwin|win32|windows/)?.[0].replace('windows', 'win32');
  const cpu = name.match(/arm64|x64/)?.[0];
  if (!os || !cpu || name.includes('musl')) return null;
  return Object.keys(systems).find((title) => systems[title].os === os && systems[title].cpu === cpu);
}

/** Where npm would look for `name` from the folder of `from`: beside it, then one level up, and so on. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
  }
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const faults = [];
let binaries = 0;

for (const [place, { version, os, optionalDependencies = {} }] of Object.entries(packages)) {
  const bySystem = new Map();
  for (const name of Object.keys(optionalDependencies)) {
    const system = systemOf(name);
    if (system) bySystem.set(system, [...(bySystem.get(system) ?? []), name]);
  }
  if (bySystem.size === 0) continue;
  for (const system of Object.keys(systems)) {
    const names = bySystem.get(system);
    // What is for one system itself brings what that one needs.
    if (!names && !os) faults.push(`${place}@${version} 没有 ${system} 的二进制包`);
    for (const name of names ?? []) {
      binaries += 1;
      if (!placeOf(packages, place, name)) faults.push(`${place}@${version} 缺少 ${name}（${system}）`);
    }
  }
}

for (const fault of faults) process.stderr.write(`package-lock.json：${fault}\n`);
if (faults.length > 0) {
  process.stderr.write('请在空目录里用 npm install --package-lock-only 重新生成锁文件，见 docs/decisions/0006\n');
  process.exit(1);
}
say(`锁文件检查通过：${binaries} 个二进制包，${Object.keys(systems).length} 种系统齐全`);
